import type { DeliveryPrice } from '#domain/delivery/delivery-price.ts';
import type { OutsideFetch } from '#partners/outside/outside-fetch.ts';
import { remoteDeliveryPrices } from '#partners/delivery-price/remote-delivery-prices.ts';
import { zoneDeliveryPrices } from '#partners/delivery-price/zone-delivery-prices.ts';
import type { Site } from '#site/site.ts';

/** Finds the price of delivery to a postcode: from the carrier's list if the site names one, else from its zones. */
export async function deliveryPrice(
  { settings }: Site,
  postcode: string,
  fetch: OutsideFetch,
  onError: (error: unknown) => void,
): Promise<DeliveryPrice | undefined> {
  const { lookup_url, zones } = settings.delivery;
  if (lookup_url === undefined) return zoneDeliveryPrices(zones)(postcode);
  try {
    return await remoteDeliveryPrices(lookup_url, fetch)(postcode);
  } catch (error) {
    onError(error);
    return undefined;
  }
}
