import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { type BrandFiles, BrandPictures } from './brand-pictures.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>');
const logo = 'https://yard.example/logo.svg';
const icon = 'https://yard.example/icon.svg';
const { settings } = someSite('yard', {
  brand: { logo: { image: logo }, icon: { image: icon } },
});

function opened(read: (address: string) => Promise<Uint8Array | undefined>) {
  const logged: object[] = [];
  const reading = vi.fn(read);
  const source = { handles: (address: string) => address.startsWith('https:'), read: reading };
  const pictures = new BrandPictures([source], (fault) => void logged.push(fault));
  return { pictures, logged, reading };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads each file once, and nothing for a site without pictures', async () => {
  const { pictures, reading } = opened(async () => svg);
  expect([...(await pictures.of(settings)).keys()].sort()).toEqual([icon, logo]);
  await pictures.of(settings);
  expect(reading).toHaveBeenCalledTimes(2);
  expect((await pictures.of(someSite('plain').settings)).size).toBe(0);
});

it('leaves out a file that is missing, logs it with its path, and asks again after a minute', async () => {
  let isThere = false;
  const { pictures, logged, reading } = opened(async (address) =>
    address === icon || isThere ? svg : undefined,
  );
  expect([...(await pictures.of(settings)).keys()]).toEqual([icon]);
  await pictures.of(settings);
  expect(logged).toEqual([
    { path: 'brand.logo.image', source: logo, reason: 'there is no such file' },
  ]);
  expect(reading).toHaveBeenCalledTimes(2);
  isThere = true;
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(async () => expect((await pictures.of(settings)).has(logo)).toBe(true));
});

it('does not wait for a slow server longer than a page may take', async () => {
  const answer = Promise.withResolvers<Uint8Array>();
  const { pictures } = opened((address) =>
    address === icon ? Promise.resolve(svg) : answer.promise,
  );
  const first = pictures.of(settings);
  await vi.advanceTimersByTimeAsync(1500);
  expect((await first).has(logo)).toBe(false);
  answer.resolve(svg);
  await vi.waitFor(async () => expect((await pictures.of(settings)).has(logo)).toBe(true));
});

it('does not wait again for a server that has failed or is slow', async () => {
  const never = new Promise<Uint8Array>(() => undefined);
  let isFailing = true;
  const { pictures, reading } = opened((address) => {
    if (address === icon) return Promise.resolve(svg);
    return isFailing ? Promise.reject(new Error('refused')) : never;
  });
  await pictures.of(settings);
  isFailing = false;
  vi.advanceTimersByTime(60_000);
  // nothing is found if it takes as long as this
  const late = delay(1000, new Map<string, never>());
  const files: BrandFiles = await Promise.race([late, pictures.of(settings)]);
  expect([...files.keys()]).toEqual([icon]);
  expect(reading).toHaveBeenCalledTimes(3);
});

it('warns the operator of what cannot be used', async () => {
  const { pictures } = opened(async (address) =>
    address === icon ? Buffer.from('<svg><script/></svg>') : undefined,
  );
  expect(await pictures.warnings(settings)).toEqual([
    { path: 'brand.logo.image', message: 'cannot be used: there is no such file' },
    {
      path: 'brand.icon.image',
      message: 'cannot be used: The SVG may contain only shapes, and has <script',
    },
  ]);
});

it('notices another file at the same address, and keeps the one before for pages that still show it', async () => {
  const other = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 1"/>');
  let shown: Uint8Array | undefined = svg;
  const { pictures, logged } = opened(async (address) => (address === logo ? shown : svg));
  const hash = async () => (await pictures.of(settings)).get(logo)?.hash ?? '';
  const before = await hash();
  shown = other;
  vi.advanceTimersByTime(599_000);
  expect(await hash()).toBe(before);
  vi.advanceTimersByTime(1000);
  expect(await hash(), 'pages do not wait for it').toBe(before);
  await vi.waitFor(async () => expect(await hash()).not.toBe(before));
  const after = await hash();
  expect(pictures.changes).toBe(1);
  expect((await pictures.withHash(settings, before))?.ratio).toBe(4);
  expect((await pictures.withHash(settings, after))?.ratio).toBe(8);
  // a server that fails takes nothing away
  shown = undefined;
  vi.advanceTimersByTime(600_000);
  await hash();
  await vi.waitFor(() => expect(logged).toHaveLength(1));
  expect(await hash()).toBe(after);
  expect(pictures.changes).toBe(1);
});
