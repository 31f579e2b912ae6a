import { readFile } from 'node:fs/promises';
import { demoContent } from '#demo/demo-content.ts';
import { demoDealerships } from '#demo/demo-dealerships.ts';
import { demoSites } from '#demo/demo-sites.ts';
import { demoStock } from '#demo/demo-stock.ts';

/** The addresses of all pictures of the demo. */
export interface NamedPictures {
  stock: ReadonlySet<string>;
  content: ReadonlySet<string>;
  settings: ReadonlySet<string>;
}

export async function namedPictures(): Promise<NamedPictures> {
  const settings = await Promise.all(demoSites.map((file) => readFile(file, 'utf8')));
  // our own files
  const slugs = settings.map((text) => (JSON.parse(text) as { slug: string }).slug);
  return {
    stock: picturesIn(demoDealerships.flatMap(({ slug }) => [...demoStock(slug, new Date())])),
    content: picturesIn(slugs.map(demoContent)),
    settings: picturesIn(settings),
  };
}

function picturesIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).match(/demo:[^"\\]+/g));
}
