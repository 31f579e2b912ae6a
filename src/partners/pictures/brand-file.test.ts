import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brandFile } from './brand-file.ts';

const svg = (shapes: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50">${shapes}</svg>`,
  );

it('keeps an SVG as it is, measured and compressed', async () => {
  const bytes = svg('<style>.a{fill:url(#g)}</style><path class="a" d="M0 0h9v9z"/>');
  const file = await brandFile(bytes);
  expect(file).toMatchObject({ format: 'svg', ratio: 4, bytes });
  expect(brotliDecompressSync(file.brotli ?? '')).toEqual(bytes);
  expect(file.hash).toMatch(/^[0-9a-f]{12}$/);
  expect((await brandFile(svg('<path d="M0 0h8v8z"/>'))).hash).not.toBe(file.hash);
});

it('converts a photograph, with its transparency, to the size that pages need', async () => {
  const png = await sharp({
    create: { width: 1200, height: 300, channels: 4, background: '#00000000' },
  })
    .png()
    .toBuffer();
  const file = await brandFile(png);
  expect(file).toMatchObject({ format: 'webp', ratio: 4, brotli: undefined });
  expect(await sharp(file.bytes).metadata()).toMatchObject({ width: 640, hasAlpha: true });
});

it.each([
  ['a script', svg('<script>alert(1)</script>'), '<script'],
  ['a handler', svg('<path onload="alert(1)"/>'), 'onload='],
  ['another document', svg('<image href="https://evil.example/x.png"/>'), '<image'],
  ['a foreign link', svg('<a href="javascript:alert(1)"><path/></a>'), 'href'],
  ['copies of copies', svg('<g id="a"/><use href="#a"/>'), '<use'],
  ['a filter', svg('<filter id="f"/>'), '<filter'],
  ['entities', svg('<path/>', '<!DOCTYPE svg [<!ENTITY a "b">]>'), '<!DOCTYPE'],
  ['an outside style', svg('<style>path{fill:url(https://evil.example)}</style>'), 'url('],
  ['HTML', svg('<foreignObject/>'), '<foreignObject'],
])('refuses an SVG with %s', async (_what, bytes, named) => {
  await expect(brandFile(bytes)).rejects.toThrow(
    `The SVG may contain only shapes, and has ${named}`,
  );
});

it('refuses a large SVG, and what is no picture', async () => {
  await expect(brandFile(svg(`<desc>${'x'.repeat(70_000)}</desc>`))).rejects.toThrow('64 kB');
  await expect(brandFile(Buffer.from('<html><p>Not found</p></html>'))).rejects.toThrow(
    'unsupported image format',
  );
});
