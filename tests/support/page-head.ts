import { decodeHTML } from 'entities';

export interface PageHead {
  title: string[];
  description: string[];
  canonical: string[];
  robots: string[];
  openGraph: Map<string, string>;
  data: unknown[];
}

/** What search engines read of a page. */
export function headOf(html: string): PageHead {
  const attributes = [...html.matchAll(/<(?:meta|link) ([^>]*)>/g)].map(
    ([, text = '']) =>
      new Map(
        [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          decodeHTML(value),
        ]),
      ),
  );
  const named = (name: string) =>
    attributes.filter((one) => one.get('name') === name).map((one) => one.get('content') ?? '');
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return {
    title: [...html.matchAll(/<title>(.*?)<\/title>/gs)].map(([, text = '']) => decodeHTML(text)),
    description: named('description'),
    canonical: attributes
      .filter((one) => one.get('rel') === 'canonical')
      .map((one) => one.get('href') ?? ''),
    robots: named('robots'),
    openGraph: new Map(
      attributes.flatMap((one) => {
        const property = one.get('property');
        return property?.startsWith('og:') ? [[property, one.get('content') ?? ''] as const] : [];
      }),
    ),
    data: scripts.flatMap(([, text = '']) => JSON.parse(text) as unknown),
  };
}
