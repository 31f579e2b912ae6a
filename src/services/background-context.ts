import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import type { LeadWebhook } from '#partners/lead-webhook/lead-webhook.ts';
import type { PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import type { SiteDirectory } from '#site/site-directory.ts';
import type { JobContext } from './site-context.ts';

/** The context of the work that a process does without being asked, for all sites. */
export interface BackgroundContext extends JobContext {
  sites(): SiteDirectory;
  /** Undefined without a mail server; e-mails then wait until there is one. */
  mailer: LeadMailer | undefined;
  webhook: LeadWebhook;
  index: StockSearch;
  /** The stock version that the index has reached. */
  stockVersion(): number;
  dealershipName(slug: string): string;
  places: PlaceFinder;
  /** See `RepaymentSource`. */
  quotesOnRateCard: boolean;
  /** Makes a handler that logs the failures of one kind of work. */
  failed(what: string): (error: unknown) => void;
}
