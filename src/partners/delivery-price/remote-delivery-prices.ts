import { fetchPublic, type OutsideFetch } from '#partners/outside/outside-fetch.ts';
import type { DeliveryPrices } from './delivery-prices.ts';

const TIMEOUT_MS = 4000;

/**
 * A carrier's price list over HTTP: `GET {address}?postcode=2000` responds with `{name, price}`, or with 404 for a
 * place that the carrier does not serve.
 */
export function remoteDeliveryPrices(
  address: string,
  fetch: OutsideFetch = fetchPublic,
): DeliveryPrices {
  return async (postcode) => {
    const url = new URL(address);
    url.searchParams.set('postcode', postcode);
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new Error(`The delivery price list answered ${answer.status}`);
    }
    return deliveryPrice(await answer.json());
  };
}

function deliveryPrice(answer: unknown): { name: string; price: number } | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { name, price } = answer as { name?: unknown; price?: unknown };
  if (typeof name !== 'string' || typeof price !== 'number' || !(price >= 0)) return undefined;
  return { name: name.slice(0, 200), price: Math.round(price) };
}
