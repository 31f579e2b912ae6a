import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import { storageKey } from '#web/site/storage-key.ts';

/**
 * Keeps the offer in the shopper's own browser. Source: specification 2, section 9, "Local storage".
 * @param site the site's id, which prefixes this key alone
 */
export function keepValuation(site: string, vehicle: string, offer: TradeInOffer): void {
  try {
    const kept = { ...offer, vehicle, at: new Date().toISOString() };
    localStorage.setItem(storageKey(site, 'TradeInValuation'), JSON.stringify(kept));
  } catch (error) {
    console.warn('The valuation could not be kept', error);
  }
}

/** Has it kept with the lead, too. The words are the specification's: 2, section 7, `POST /api/miscellaneous`. */
export async function saveValuation(offer: TradeInOffer, progressKey: string): Promise<void> {
  try {
    const response = await fetch('/api/miscellaneous', {
      method: 'POST',
      // the shopper may answer at once, and the page with it be gone
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...offer, column_name: 'valuation', progress_key: progressKey }),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    console.info('Valuation data saved successfully');
  } catch (error) {
    console.error('Failed to save valuation data', error);
  }
}
