import { readFile } from 'node:fs/promises';
import { contentPlans } from '#demo/content/content-plans.ts';
import { demoContent } from '#demo/content/demo-content.ts';
import { demoSites } from '#demo/demo-sites.ts';
import { picturesOf } from '#demo/stock/demo-pictures.ts';
import { photoShoots } from '#demo/stock/photo-shoots.ts';

/** The addresses of all pictures that the demo can show in any year. */
export interface NamedPictures {
  stock: ReadonlySet<string>;
  content: ReadonlySet<string>;
  settings: ReadonlySet<string>;
}

export async function namedPictures(): Promise<NamedPictures> {
  const settings = await Promise.all(demoSites.map((file) => readFile(file, 'utf8')));
  return {
    stock: new Set(photoShoots.flatMap(picturesOf)),
    content: new Set(Object.keys(contentPlans).flatMap(contentPictures)),
    settings: new Set(settings.flatMap((text) => text.match(/demo:[^"]+/g) ?? [])),
  };
}

function contentPictures(siteSlug: string): string[] {
  const { offers, manufacturers, pages, posts } = demoContent(siteSlug);
  const models = manufacturers.flatMap(({ models }) => models);
  return [
    ...offers.map(({ image_url: url }) => url),
    ...models.map(({ image }) => image?.url),
    ...(JSON.stringify([pages, posts]).match(/demo:[^"]+/g) ?? []),
  ].filter((url) => url !== undefined);
}
