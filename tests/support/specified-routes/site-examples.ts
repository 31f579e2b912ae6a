import { demoContent } from '#demo/demo-content.ts';
import { demoSites } from '#demo/demo-sites.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { slugify } from '#domain/text/slugify.ts';
import { readFileSync } from 'node:fs';

/** A used vehicle in stock that shoppers can reserve and finance, as far as the site offers it. */
export interface ExampleVehicle {
  slug: string;
  /** `2020 Toyota HiLux` */
  name: string;
  /** With badge and series. */
  full_name: string;
  make: string;
  model: string;
}

/** What a demo site has, for the addresses of its pages. */
export interface SiteExamples {
  settings: SiteSettings;
  vehicle: ExampleVehicle;
  offer: { id: string; name: string; manufacturer: string };
  brand: { slug: string; name: string };
  model: { slug: string; name: string };
  post: { slug: string; heading: string };
  location: SiteSettings['locations'][number];
  /** The dealer's own page at a path, as it was imported. */
  ownPage: (path: string) => PageDocument | undefined;
}

/** @param vehicle found on the running site, because the demo's stock is made when it is seeded */
export function siteExamples(site: string, vehicle: ExampleVehicle): SiteExamples {
  const file = demoSites.find((address) => address.pathname.endsWith(`/${site}.json`));
  if (!file) throw new Error(`The demo has no site "${site}".`);
  const parsed = parseSiteSettings(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(`The settings of ${site} are faulty.`);
  const { offers, manufacturers, pages, posts } = demoContent(site);
  const offer = offers.find((one) => one.manufacturer !== undefined);
  const brand = manufacturers.find(({ models }) => models.length > 0);
  // its own address, not one that the dealer has chosen
  const model = brand?.models.find((one) => one.override_url === undefined);
  const location = parsed.settings.locations.find(({ visible }) => visible);
  // the demo's lists are files of content
  const [post] = posts as { slug: string; heading: string }[];
  const documents = pages as PageDocument[];
  if (!offer?.manufacturer || !brand || !model || !location || !post)
    throw new Error(`The demo's content of ${site} has no example of everything.`);
  return {
    settings: parsed.settings,
    vehicle,
    offer: { id: offer.id, name: offer.name, manufacturer: slugify(offer.manufacturer) },
    brand,
    model: { slug: model.slug, name: `${brand.name} ${model.name}` },
    post,
    location,
    ownPage: (path) => documents.find((page) => page.path === path),
  };
}
