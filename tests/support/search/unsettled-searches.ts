import { RouterContextProvider } from 'react-router';
import { placeOfPostcode } from '#partners/postcode-place/place-of-postcode.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import type { RequestServices } from '#services/request-services.ts';
import type { RealStock } from '#tests/support/real-stock.ts';
import { understandingOf } from './understanding-settings.ts';
import { requestServices } from '#web/request-services.ts';
import { loader } from '#web/search/search-route.tsx';

/** Every word, pair and triple of consecutive words of the vehicles' titles, in lower case. */
export function titlePhrases(vehicles: readonly { name: string }[]): string[] {
  const phrases = new Set<string>();
  for (const { name } of vehicles) {
    const words = name.toLowerCase().split(/\s+/).filter(Boolean);
    for (let from = 0; from < words.length; from += 1) {
      for (let length = 1; length <= 3 && from + length <= words.length; length += 1)
        phrases.add(words.slice(from, from + length).join(' '));
    }
  }
  return [...phrases];
}

/** The searches that redirect more than once, each with the addresses it leads through. */
export async function unsettledSearches(
  queries: Iterable<string>,
  real: RealStock,
): Promise<string[]> {
  const unsettled: string[] = [];
  for (const query of queries) {
    const typed = searchUrl({ ...everything, query });
    const second = await redirectOf(typed, real);
    const third = second === undefined ? undefined : await redirectOf(second, real);
    if (third !== undefined) unsettled.push(`${typed} -> ${second} -> ${third}`);
  }
  return unsettled;
}

/** Opens the search page at an address; returns where it redirects to, if it does. */
async function redirectOf(
  address: string,
  { stock, settings }: RealStock,
): Promise<string | undefined> {
  const url = new URL(address, 'http://localhost');
  const context = new RouterContextProvider();
  // where an address leads does not depend on the number of vehicles that its page shows
  const search = { ...settings.search, page_size: 1 };
  // as much of the services as the page uses
  context.set(requestServices, {
    site: { slug: settings.slug, version: 1, settings: { ...settings, search } },
    stock,
    now: new Date('2026-11-21T02:00:00.000Z'),
    origin: url.origin,
    views: () => 0,
    isPostcode: (text: string) => placeOfPostcode(text) !== undefined,
    placeOfPostcode,
    understanding: () => understandingOf(settings),
  } as unknown as RequestServices);
  const params = { '*': url.pathname.split('/').slice(2).map(decodeURIComponent).join('/') };
  try {
    await loader({ context, params, url } as unknown as Parameters<typeof loader>[0]);
    return undefined;
  } catch (error) {
    if (error instanceof Response) return error.headers.get('Location') ?? '';
    throw error;
  }
}
