import { Page } from '#server/pages/page.ts';

/** Addresses that robots should not fetch: they are for one shopper, or files made on request. */
const disallowed = ['/success', '/print', '/cars/*/brochure.pdf', '/api/', '/feeds/', '/preview/'];

/** `GET /robots.txt` */
export function robots(origin: string): Page {
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return textPage(`${lines.join('\n')}\n`);
}

export function textPage(text: string): Page {
  return new Page(200, { 'content-type': 'text/plain; charset=utf-8' }, Buffer.from(text));
}
