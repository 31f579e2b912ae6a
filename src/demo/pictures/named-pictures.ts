import { readFile } from 'node:fs/promises';
import { demoContent } from '#demo/demo-content.ts';
import { demoDealerships } from '#demo/demo-dealerships.ts';
import { demoSites } from '#demo/demo-sites.ts';
import { demoStock } from '#demo/demo-stock.ts';

/** The addresses of all pictures of the demo. */
export interface NamedPictures {
  stock: ReadonlySet<string>;
  /** Those of the stock, and of paints to choose, that a site shows across the whole screen. */
  plates: ReadonlySet<string>;
  content: ReadonlySet<string>;
  settings: ReadonlySet<string>;
}

export async function namedPictures(): Promise<NamedPictures> {
  const settings = await Promise.all(demoSites.map((file) => readFile(file, 'utf8')));
  // our own files
  const sites = settings.map((text) => JSON.parse(text) as DemoSettings);
  const galleries = sites.filter(({ template }) => template === 'gallery');
  const configurators = sites
    .flatMap(({ slug }) => demoContent(slug).pages as DemoPage[])
    .flatMap(({ content }) => content.filter(({ type }) => type === 'configurator'));
  return {
    stock: stockPictures(demoDealerships),
    plates: new Set([
      ...stockPictures(galleries.flatMap(({ dealerships }) => dealerships)),
      ...picturesIn(configurators),
    ]),
    content: picturesIn(sites.map(({ slug }) => demoContent(slug))),
    settings: picturesIn(settings),
  };
}

interface DemoPage {
  content: { type: string }[];
}

interface DemoSettings {
  slug: string;
  template: string;
  dealerships: { slug: string }[];
}

function stockPictures(dealerships: readonly { slug: string }[]): Set<string> {
  return picturesIn(dealerships.flatMap(({ slug }) => [...demoStock(slug, new Date())]));
}

function picturesIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).match(/demo:[^"\\]+/g));
}
