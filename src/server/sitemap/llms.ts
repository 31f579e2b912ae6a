import { inStock } from '#search/vehicle-search/criteria.ts';
import { dayIn } from '#domain/time/day-in.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import { listedPages } from '#site/pages/platform-pages.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Platform } from '#platform/platform.ts';
import type { CachedEndpoint } from '#server/http/endpoint.ts';
import type { Page } from '#server/pages/page.ts';
import { textPage } from './robots.ts';

/** The makes that are named, most frequent first. */
const MAKES = 20;
/** The dealer's own pages that are named, in the dealer's order. */
const PAGES = 30;

/** `GET /llms.txt`: who the dealer is and where things are, for language models. Source: https://llmstxt.org */
export async function llms(
  { index, content }: Pick<Platform, 'index' | 'content'>,
  { site, url: { origin }, now }: Parameters<CachedEndpoint['page']>[0],
): Promise<Page> {
  const { settings } = site;
  const { name, vehicle_type, description, tagline } = settings;
  const stock = index.open(site, now);
  const [count, words, { offers, models }, ownPages, posts] = await Promise.all([
    stock.count(inStock),
    stock.vocabulary(),
    content.of(site, now),
    content.pages(site),
    content.posts(site),
  ]);
  const makes = words
    .values('make')
    .slice(0, MAKES)
    .map(([make]) => make);
  const summary = description ?? tagline;
  const { plural } = vehicle_type;
  const of = makes.length > 0 ? `, of the makes ${makes.join(', ')}` : '';
  const link = (label: string, path: string, note: string): string =>
    `- [${label}](${origin}${path}): ${note}`;
  const pages = [
    link(
      'Stock',
      '/search',
      `${count} ${plural} in stock${of}; every vehicle has its own page with price and facts`,
    ),
    ...listedPages(settings, {
      offers: offers.all().length > 0,
      models: models.all().length > 0,
      posts: posts.published(dayIn(settings.time_zone, now)).length > 0,
    }).flatMap(({ path, summary }) => (summary ? [link(summary.title, path, summary.note)] : [])),
    link('Sitemap', '/sitemap.xml', 'every page'),
  ];
  const own = ownPages
    .listed(minuteIn(settings.time_zone, now))
    .filter(({ path }) => path !== '/')
    .slice(0, PAGES)
    .map(({ title, path }) => `- [${oneLine(title).replaceAll(/[[\]<>]/g, '')}](${origin}${path})`);
  const locations = settings.locations
    .filter(({ visible }) => visible)
    .map((location) => locationLine(location, settings.phones.mask));
  return textPage(
    [
      `# ${oneLine(name)}`,
      ...(summary ? [`> ${oneLine(summary)}`] : []),
      'Prices are in Australian dollars. A price is either drive away or excludes government charges, as its label says.',
      `## Pages\n\n${pages.join('\n')}`,
      ...(own.length > 0 ? [`## About the dealer\n\n${own.join('\n')}`] : []),
      `## Locations\n\n${locations.join('\n')}`,
    ].join('\n\n') + '\n',
  );
}

function locationLine({ name, address, contact_detail }: Location, isMasked: boolean): string {
  const { street, city, state, postcode } = address;
  const phone = isMasked || !contact_detail.phone ? '' : `, ${contact_detail.phone}`;
  return `- ${oneLine(name)}: ${oneLine(`${street}, ${city} ${state} ${postcode}`)}${phone}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
