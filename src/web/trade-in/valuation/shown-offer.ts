import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import { storageKey } from '#web/site/storage-key.ts';

/**
 * Remembers the offer in the shopper's own browser. Source: specification 2, section 9, "Local storage".
 * @param site the site's id, which prefixes this key alone
 */
export function rememberOffer(site: string, vehicle: string, offer: TradeInOffer): void {
  try {
    const remembered = { ...offer, vehicle, at: new Date().toISOString() };
    localStorage.setItem(storageKey(site, 'TradeInValuation'), JSON.stringify(remembered));
  } catch (error) {
    console.warn('The offer could not be remembered', error);
  }
}

/** Stores the offer with the lead. Source, with the log texts: specification 2, section 7, `POST /api/miscellaneous`. */
export async function postOffer(offer: TradeInOffer, progressKey: string): Promise<void> {
  try {
    const response = await fetch('/api/miscellaneous', {
      method: 'POST',
      // the request must survive the page if the shopper answers at once
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
