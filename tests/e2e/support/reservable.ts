import { get } from './site-pages.ts';

/**
 * The slug of a vehicle that can be reserved.
 *
 * @param page a page of the search; each test uses its own, because vehicles stay reserved
 */
export async function reservable(site: string, page: number): Promise<string> {
  const { body } = await get(`${site}.localhost`, `/search?page=${page}`);
  const slugs = new Set(
    [...body.matchAll(/href="\/cars\/([\w-]+)/g)].map(([, slug]) => slug ?? ''),
  );
  const path = site === 'southern-cross-group' ? 'buy-online' : 'checkout';
  for (const slug of slugs) {
    const checkout = await get(`${site}.localhost`, `/cars/${slug}/${path}`);
    if (checkout.body.includes('name="email"')) return slug;
  }
  throw new Error(`No vehicle on page ${page} of ${site} can be reserved`);
}
