import { postAddress } from '#domain/blog/post.ts';
import { brandAddress } from '#domain/manufacturer/brand-address.ts';
import { modelAddress } from '#domain/manufacturer/model-facts.ts';
import { offerAddress } from '#domain/offer/offer-address.ts';
import { slugify } from '#domain/text/slugify.ts';
import { dayIn } from '#domain/time/day-in.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import type { Platform } from '#platform/platform.ts';
import { listedPages } from '#site/pages/platform-pages.ts';
import type { Site } from '#site/site.ts';

/** A page of a site other than a vehicle's. */
export interface SiteAddress {
  path: string;
  /** ISO 8601; absent if it is not known. */
  changedAt?: string;
}

/** Lists the pages that search engines may show, without vehicles: each once, at its canonical address. */
export async function siteAddresses(
  { index, content }: Pick<Platform, 'index' | 'content'>,
  site: Site,
  now: Date,
): Promise<SiteAddress[]> {
  const { settings } = site;
  const [words, { offers, models, manufacturers }, pages, posts] = await Promise.all([
    index.open(site, now).vocabulary(),
    content.of(site, now),
    content.pages(site),
    content.posts(site),
  ]);
  const published = posts.published(dayIn(settings.time_zone, now));
  const paths = [
    ...listedPages(settings, {
      offers: offers.all().length > 0,
      models: models.all().length > 0,
      posts: published.length > 0,
    }).map(({ path }) => path),
    ...words.values('make').map(([make]) => `/search/${slugify(make)}`),
    ...settings.locations.filter(({ visible }) => visible).map(({ slug }) => `/contact-us/${slug}`),
    ...offers.all().map(offerAddress),
    ...(manufacturers.length > 0 ? ['/brands'] : []),
    ...manufacturers.map(brandAddress).filter((address) => address.endsWith('/overview')),
    ...models.all().filter(hasOwnPage).map(modelAddress),
  ];
  const elsewhere = new Set(settings.navigation.elsewhere.map(({ path }) => path));
  const own = pages.listed(minuteIn(settings.time_zone, now));
  const changes = new Map([
    ...published.map((post) => [postAddress(post), post.changedAt] as const),
    ...own.map(({ path, changedAt }) => [path, changedAt] as const),
  ]);
  const listed = [...new Set([...paths, ...changes.keys()])].filter((path) => !elsewhere.has(path));
  return listed.map((path) => {
    const changedAt = changes.get(path);
    return { path, ...(changedAt !== undefined && { changedAt }) };
  });
}

/** Whether the model's page is on this site rather than on another website. */
function hasOwnPage(model: { override_url?: string | undefined }): boolean {
  return model.override_url === undefined;
}
