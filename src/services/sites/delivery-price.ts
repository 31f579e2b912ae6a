import type { DeliveryPrice } from '#domain/delivery/delivery-price.ts';
import { remoteDeliveryPrices } from '#partners/delivery-price/remote-delivery-prices.ts';
import { zoneDeliveryPrices } from '#partners/delivery-price/zone-delivery-prices.ts';
import type { RequestContext } from '#services/request-context.ts';

/**
 * Finds the price of delivery to a postcode: from the carrier's list if the site names one, else from its zones.
 * @returns undefined if it is unknown or the carrier's list is not available
 */
export async function deliveryPrice(
  { site, fetch, log }: Pick<RequestContext, 'site' | 'fetch' | 'log'>,
  postcode: string,
): Promise<DeliveryPrice | undefined> {
  const { lookup_url, zones } = site.settings.delivery;
  if (lookup_url === undefined) return zoneDeliveryPrices(zones)(postcode);
  try {
    return await remoteDeliveryPrices(lookup_url, fetch)(postcode);
  } catch (error) {
    log.warn({ error, site: site.slug }, 'the delivery price list could not be read');
    return undefined;
  }
}
