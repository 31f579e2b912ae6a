import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressHtml, DenseCompressor } from './compress-html.ts';

const text = Buffer.from(
  Array.from({ length: 400 }, (_, at) => `<a href="/cars/${at * 7919}">Car ${at * 31}</a>`).join(
    '',
  ),
);

it('compresses densely one text at a time, at most one a second', async () => {
  let now = 0;
  const dense = new DenseCompressor(() => now);
  const first = dense.compress(text);
  now = 5000;
  expect(dense.compress(text)).toBeUndefined();
  const compressed = await first;
  expect(brotliDecompressSync(compressed!)).toEqual(text);
  expect(compressed!.length).toBeLessThan((await compressHtml(text)).length);

  const second = dense.compress(text);
  expect(second).toBeDefined();
  await second;
  now += 999;
  expect(dense.compress(text)).toBeUndefined();
  now += 1;
  expect(dense.compress(text)).toBeDefined();
});
