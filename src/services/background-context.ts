import type { Logger } from 'pino';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import type { LeadWebhook } from '#partners/lead-webhook/lead-webhook.ts';
import type { PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import type { SiteDirectory } from '#site/site-directory.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import type { FeedEnvironment } from './feeds/feed-context.ts';
import type { JobContext } from './site-context.ts';

/** The context of the work that a process does without being asked, for all sites. */
export interface BackgroundContext extends Omit<JobContext, 'log'> {
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
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
  feeds: FeedEnvironment;
  /** The queue of feeds that are due. */
  feedJobs: JobQueue;
  /** Receives since when each dealership's stock is known to be what its feed says. */
  onFresh(since: ReadonlyMap<string, Date>): void;
  /** Makes a handler that logs the failures of one kind of work. */
  failed(what: string): (error: unknown) => void;
}
