import { slugify } from '#domain/text/slugify.ts';
import type { Offer } from './offer.ts';

/** `/offers/{manufacturer}/{offerId}`, or `/offers/{offerId}` without a manufacturer. */
export function offerAddress({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string {
  const maker = manufacturer === undefined ? '' : slugify(manufacturer);
  return maker ? `/offers/${maker}/${encodeURIComponent(id)}` : `/offers/${encodeURIComponent(id)}`;
}
