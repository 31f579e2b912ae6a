import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import type { SiteContext } from '#services/site-context.ts';
import { storeValuation } from '#store/leads/lead-progress.ts';
import { storedProgressKey } from './progress-key.ts';

/** Stores the offer that the browser showed. @returns whether there is a lead with that key */
export function storeShownOffer(
  { db, site }: SiteContext,
  key: string,
  valuation: TradeInOffer,
): Promise<boolean> {
  const of = { siteSlug: site.slug, idempotencyKey: storedProgressKey(key) };
  return storeValuation(db, of, valuation);
}
