import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageDocument } from '#site/pages/page-document.ts';
import { sectionExamples } from '#site/pages/section-examples.ts';
import { sectionNames } from '#site/pages/section-kinds.ts';
import { actingMarkup } from '#tests/support/acting-markup.ts';
import { exchange, type ExchangeResponse } from '#tests/support/servers/exchange.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';

const SITE = 'southern-cross-group';
const PLANTED = 'planted()';
/** Texts that would act if any field reached a page unescaped. */
const hostileTexts = [
  `"><img src=x onerror=${PLANTED}><svg onload=${PLANTED}>`,
  `</script><script>${PLANTED}</script><script>`,
  `</title></style><script>${PLANTED}</script><!--`,
  `' onmouseover='${PLANTED}' autofocus onfocus=${PLANTED} x="`,
  `<iframe srcdoc="<script>${PLANTED}</script>"></iframe><base href=//evil.example><object data=x>`,
  `<a href="javascript:${PLANTED}">a</a><meta http-equiv=refresh content=0;url=//evil.example>`,
  `javascript:${PLANTED}`,
  '//evil.example/x',
  '{{constructor.constructor("planted()")()}} ${planted()} \u2028 \u202E \uD800',
];

const folder = seededFolder();
const settings: Settings = { DATA_DIR: folder };
let server: ServerProcess;

const pathOf = (kind: string, at: number): string => `/pages/${kind}-${at}`;
const ask = (path: string): Promise<ExchangeResponse> =>
  exchange({ port: server.port, host: `${SITE}.localhost`, path });

beforeAll(async () => {
  server = await startServer(settings);
  const pages = hostileTexts.flatMap((text, at) =>
    sectionNames.map((kind) => hostilePage(pathOf(kind, at), kind, text)),
  );
  pages.push(pageWithoutPictures);
  const [text = ''] = hostileTexts;
  const content = {
    pages,
    manufacturers: [
      { id: 1, name: `Kia ${text}`, slug: 'kia', description: text, models: [model(text)] },
    ],
    offers: [{ id: 'a', name: text, description: text, disclaimer: text, category: text }],
    posts: [
      {
        slug: 'a',
        heading: text,
        description: text,
        html: hostileTexts.join('\n'),
        date: '2026-01-01',
        author: text,
        categories: [text],
      },
    ],
    reviews: [
      {
        id: 'a',
        customer_name: text,
        text: hostileTexts.join(' '),
        rating: 5,
        review_date: '2026-01-01',
        reply_text: text,
      },
    ],
  };
  const file = join(folder, 'content.json');
  writeFileSync(file, JSON.stringify(content));
  await runOperator(settings, 'content', 'import', file, '--site', SITE, '--force');
}, 150_000);
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const lost = {
  source: 'https://pictures.invalid/lost.jpg',
  alt: 'A ute that nobody photographed',
};
const pageWithoutPictures = {
  path: '/pages/without-pictures',
  root: { props: { title: 'Without pictures', picture: lost.source } },
  content: [
    { type: 'hero', props: { id: 'hero', title: 'Come and see it', picture: lost } },
    {
      type: 'picture-and-text',
      props: {
        id: 'beside',
        title: 'It is here',
        paragraphs: ['Really.'],
        picture: { ...lost, source: 'demo:none/of/these.jpg' },
      },
    },
    {
      type: 'logo-strip',
      props: { ...sectionExamples['logo-strip'], id: 'logos' },
    },
  ],
};

const model = (text: string) => ({ name: text, slug: 'kia-planted', manufacturer_body: text });

/** A page whose only section has the text in every field that accepts it. */
function hostilePage(path: string, kind: (typeof sectionNames)[number], text: string): unknown {
  let page: unknown = {
    path,
    root: { props: { title: `A ${text}`, description: `A ${text}` } },
    content: [{ type: kind, props: { ...sectionExamples[kind], id: 'section' } }],
  };
  for (const field of textFields(sectionExamples[kind])) {
    for (const value of [text, `A ${text}`]) {
      const changed = withValue(page, ['content', 0, 'props', ...field], value);
      if (!pageDocument.safeParse(changed).success) continue;
      page = changed;
      break;
    }
  }
  return page;
}

type Path = (string | number)[];

function textFields(value: unknown): Path[] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]: [string | number, unknown]) =>
    textFields(item).map((path) => [key, ...path]),
  );
}

function withValue(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (at === key ? withValue(item, rest, text) : item));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: withValue(fields[key], rest, text) };
}

it.each(sectionNames)('no text of the section %s acts on a page', async (kind) => {
  for (const at of hostileTexts.keys()) {
    const { status, body } = await ask(pathOf(kind, at));
    expect([pathOf(kind, at), status]).toEqual([pathOf(kind, at), 200]);
    expect(actingMarkup(body, PLANTED), pathOf(kind, at)).toEqual([]);
    expect(body.match(/<h1[ >]/g), pathOf(kind, at)).toHaveLength(1);
    expect(body).toContain('</html>');
  }
});

it.each([
  '/special-offers',
  '/offers/a',
  '/blog',
  '/blog/a',
  '/blog/rss.xml',
  '/brands',
  '/kia/overview',
  '/models',
  '/kia-planted',
  '/sitemap.xml',
  '/llms.txt',
])('no text of offers, posts, reviews and models acts at %s', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(actingMarkup(body, PLANTED)).toEqual([]);
});

it('pages show the texts as they were written', async () => {
  const { body } = await ask(pathOf('hero', 0));
  expect(body).toMatch(/<h1[^>]*>&quot;&gt;&lt;img src=x onerror=planted\(\)&gt;/);
});

it('texts that are not escaped are found', () => {
  for (const text of hostileTexts.slice(0, 6))
    expect(actingMarkup(`<p title='${text}'>${text}</p>`, PLANTED)).not.toEqual([]);
});

it('a page whose pictures do not exist is whole', async () => {
  const { status, body } = await ask('/pages/without-pictures');
  expect(status).toBe(200);
  expect(body).toContain('Come and see it');
  expect(body).toContain('alt="A ute that nobody photographed"');
  const lostPictures = [...body.matchAll(/<img[^>]* alt="A ute that nobody photographed"[^>]*>/g)];
  expect(lostPictures).toHaveLength(2);
  for (const [picture] of lostPictures) {
    expect(picture).toMatch(/ width="\d+"/);
    expect(picture).toMatch(/ height="\d+"/);
    const [, address = ''] = / src="([^"]+)"/.exec(picture) ?? [];
    const { status } = await ask(address.replaceAll('&amp;', '&'));
    expect([address, [404, 502, 503].includes(status), status]).toEqual([address, true, status]);
  }
  expect((await ask('/pages/without-pictures')).status).toBe(200);
});
