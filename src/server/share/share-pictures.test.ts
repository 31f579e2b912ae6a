import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Offer } from '#domain/offer/offer.ts';
import { pictureBase } from '#domain/media/picture-address.ts';
import { SiteContent } from '#search/content-search/site-content.ts';
import {
  cutPicturePath,
  offerShareCard,
  offerSharePath,
  type ShareCard,
  shareCardVersion,
  siteShareCard,
  siteSharePath,
  vehicleShareCard,
} from '#site/share/share-card.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { EndpointTable } from '#server/http/endpoint.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { SharePictures } from './share-pictures.ts';

const site = someSite('yard', { theme: { brand: '#003300' } });
const pictured = someVehicle({ slug: 'pictured', images: [{ url: 'https://p.example/1.jpg' }] });
const bare = someVehicle({ slug: 'bare' });
const card = vehicleShareCard(pictured, site.settings);

const folder = mkdtempSync(join(tmpdir(), 'forecourt-share-'));
let photograph: Buffer | undefined;
let reads = 0;
const pictures = new SharePictures({
  folder,
  log: { warn: (...line: unknown[]) => expect(line).toEqual([]) },
  pictures: {
    async bytes() {
      reads += 1;
      return photograph;
    },
  },
});
let offers: Offer[] = [];
const offer = { id: 'A/1 & more', name: 'Service for less', category: 'Service offer' };
const paths: readonly {
  path: string;
  answer: 'answerVehicle' | 'answerOffer' | 'answerSite' | 'answerCut';
}[] = [
  { path: '/cars/:slug/share-:version.jpg', answer: 'answerVehicle' },
  { path: '/share/offer-:offer-:version.jpg', answer: 'answerOffer' },
  { path: '/share/site-:version.jpg', answer: 'answerSite' },
  { path: '/pictures/:owner/:picture/share.jpg', answer: 'answerCut' },
];
const table = new EndpointTable(paths);
const server = createServer((request, response) => {
  const services = {
    vehicle: async (wanted: string | number) => [pictured, bare].find((one) => one.slug === wanted),
    content: async () => new SiteContent(site, offers, []),
  };
  const found = table.find('GET', request.url ?? '');
  if (!found) return response.writeHead(404).end();
  const { endpoint, parameters } = found;
  void pictures[endpoint.answer]({ request, response, site, services }, parameters);
  return undefined;
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  photograph = await plain('#ff0000', 900, 600);
  reads = 0;
});

const plain = (background: string, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function get(path: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, caching: answer.headers.get('cache-control'), bytes };
}

/** The colour of a point. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

it('shows the photograph beside the dealer’s colour in the size of social networks', async () => {
  const { status, caching, bytes } = await get(
    `/cars/pictured/share-${shareCardVersion(card)}.jpg`,
  );
  expect([status, caching]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [red = 0, , blue = 0] = await colourAt(bytes, 400, 300);
  expect([red > 240, blue < 20]).toEqual([true, true]);
  const [right = 255, green = 0] = await colourAt(bytes, 1190, 300);
  expect([right < 20, green < 90]).toEqual([true, true]);
});

it('is drawn once and then read from disk', async () => {
  const other = vehicleShareCard({ ...pictured, price: 1234 }, site.settings);
  expect(shareCardVersion(other)).not.toBe(shareCardVersion(card));
  rmSync(folder, { recursive: true, force: true });
  const path = `/cars/pictured/share-${shareCardVersion(card)}.jpg`;
  const [first, second] = await Promise.all([get(path), get(path)]);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  expect((await get(path)).bytes.equals(first.bytes)).toBe(true);
  expect(reads).toBe(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('is kept for minutes only if its address is of another version', async () => {
  expect((await get('/cars/pictured/share-old.jpg')).caching).toBe('public, max-age=300');
});

it('is a designed card for a vehicle without a photograph', async () => {
  const version = shareCardVersion(vehicleShareCard(bare, site.settings));
  const { caching, bytes } = await get(`/cars/bare/share-${version}.jpg`);
  expect(caching).toContain('immutable');
  expect((await colourAt(bytes, 30, 600))[0]).toBeLessThan(20);
  expect((await sharp(bytes).stats()).channels[0]?.max).toBeGreaterThan(240);
  expect(reads).toBe(0);
});

it('is drawn without a photograph that cannot be read, and neither stored nor kept', async () => {
  rmSync(folder, { recursive: true, force: true });
  photograph = undefined;
  const path = `/cars/pictured/share-${shareCardVersion(card)}.jpg`;
  expect((await get(path)).caching).toBe('public, max-age=300');
  await get(path);
  expect(reads).toBe(2);
});

it('does not exist for a vehicle that the site does not show', async () => {
  expect((await get('/cars/none/share-x.jpg')).status).toBe(404);
});

it('shows an offer beside its picture, whatever its id is', async () => {
  const pictured = { ...offer, image_url: 'https://p.example/offer.jpg' };
  offers = [{ ...offer, id: 'another' }, pictured];
  const { status, caching, bytes } = await get(
    offerSharePath(pictured, offerShareCard(pictured, site.settings)),
  );
  expect([status, caching]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await colourAt(bytes, 400, 300))[0]).toBeGreaterThan(240);
  offers = [];
  const gone = offerSharePath(pictured, offerShareCard(pictured, site.settings));
  expect((await get(gone)).status).toBe(404);
});

it('shows the dealer for pages without a picture', async () => {
  const { status, caching, bytes } = await get(siteSharePath(siteShareCard(site.settings)));
  expect([status, caching]).toEqual([200, 'public, max-age=31536000, immutable']);
  const [red = 255, green = 0] = await colourAt(bytes, 1190, 300);
  expect([red < 20, green > 30]).toEqual([true, true]);
});

it('is a page’s own picture, cut to the size of shared links', async () => {
  photograph = await plain('#0000ff', 400, 900);
  const own = cutPicturePath(pictureBase('content', 0, 'https://p.example/page.jpg'));
  const { status, caching, bytes } = await get(own);
  expect([status, caching]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await colourAt(bytes, 1190, 620))[2]).toBeGreaterThan(240);
  photograph = undefined;
  expect((await get(own)).status).toBe(404);
});

it.each<[string, Partial<ShareCard>]>([
  ['a name of 300 characters', { headline: 'Supercalifragilistic '.repeat(15) }],
  ['a name without a space', { headline: 'X'.repeat(200) }],
  [
    'letters beyond English, markup and control characters',
    { headline: 'Škoda <b>&\u0007 Çelik 🚗' },
  ],
  ['nothing but a dealer', { headline: '', detail: '', price: '', price_label: '' }],
  [
    'a long dealer and label',
    { dealer: 'Dealer '.repeat(30), price_label: 'Excl. govt. charges '.repeat(9) },
  ],
])('can be drawn with %s', async (_what, others) => {
  for (const photo of [undefined, await plain('#00ff00', 300, 900)]) {
    const bytes = await drawSharePicture({ ...card, ...others }, photo);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});
