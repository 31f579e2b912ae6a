import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LogoPng } from '#partners/pictures/logo-png.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import { Brochures } from './brochures.ts';

const site = someSite('yard');
const services = {
  vehicle: async (slug: string | number) =>
    slug === 'shown' || `${slug}`.startsWith('more-')
      ? someVehicle({ slug: `${slug}` })
      : undefined,
};

const print = vi.fn(async ({ pictures }: { pictures: Uint8Array[] }): Promise<Buffer> =>
  Buffer.from(`%PDF with ${pictures.length} pictures`),
);
const bytes = vi.fn(async (): Promise<Buffer | undefined> => Buffer.from('jpeg'));
const pictures = [0, 1].map((picture) => ({ base: `/pictures/1/${picture}-abc`, alt: '' }));
let printed = '1 March 2026';
const view = vi.fn(
  // only the parts of a view that the answer depends on
  async ({ slug }: { slug: string }) => ({ slug, pictures, printed }) as unknown as BrochureView,
);

/** A press that finishes its brochures only when the test releases them. */
function hold(): { held: Promise<Buffer>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  return { held: promise, release: () => resolve(Buffer.from('%PDF')) };
}

let brochures: Brochures;
let logo: LogoPng | undefined;

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://yard.example');
  const slug = /^\/cars\/(.*)\/brochure\.pdf$/.exec(url.pathname)?.[1];
  void brochures.answer({ request, response, site, url, services }, slug);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  print.mockClear();
  view.mockClear();
  logo = undefined;
  brochures = new Brochures({
    log: pino({ level: 'silent' }),
    pictures: { bytes },
    logo: async () => logo,
    router: {
      brochureView: view,
    },
    press: { print },
  });
});

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

it('serves the PDF with the vehicle’s slug as its file name', async () => {
  const answer = await ask('/cars/shown/brochure.pdf');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="shown.pdf"');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toBe('%PDF with 2 pictures');
});

it('makes a brochure once for simultaneous and later requests', async () => {
  const { held, release } = hold();
  print.mockImplementationOnce(() => held);
  const together = [1, 2, 3].map(() => ask('/cars/shown/brochure.pdf'));
  await vi.waitFor(() => expect(view).toHaveBeenCalledTimes(3));
  release();
  await Promise.all(together);
  await ask('/cars/shown/brochure.pdf');
  expect(print).toHaveBeenCalledTimes(1);
});

it('makes a new one when its content has changed', async () => {
  await ask('/cars/shown/brochure.pdf');
  printed = '2 March 2026';
  await ask('/cars/shown/brochure.pdf');
  expect(print).toHaveBeenCalledTimes(2);
});

it('answers 304 to a client that has it', async () => {
  const etag = (await ask('/cars/shown/brochure.pdf')).headers.get('etag') ?? '';
  const again = await ask('/cars/shown/brochure.pdf', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('leaves out a picture that cannot be loaded', async () => {
  bytes.mockResolvedValueOnce(undefined);
  expect(await (await ask('/cars/shown/brochure.pdf')).text()).toBe('%PDF with 1 pictures');
});

it('loads the picture at the end, which stays away if it cannot be loaded', async () => {
  const closing = { picture: { base: '/pictures/site/0-def', alt: 'Yard' } };
  view.mockResolvedValueOnce({ slug: 'shown', pictures, closing } as unknown as BrochureView);
  await ask('/cars/shown/brochure.pdf');
  expect(bytes).toHaveBeenCalledWith(site, expect.objectContaining({ owner: 'site' }));
  expect(print).toHaveBeenLastCalledWith(
    expect.objectContaining({
      closing: Buffer.from('jpeg'),
      pictures: [expect.anything(), expect.anything()],
    }),
  );
});

it('refuses more brochures than it can make soon, with a time to retry', async () => {
  const { held, release } = hold();
  print.mockImplementation(() => held);
  const many = Array.from({ length: 20 }, (_, index) => ask(`/cars/more-${index}/brochure.pdf`));
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(20));
  const refused = await ask('/cars/shown/brochure.pdf');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '20']);
  release();
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200));
});

it('answers 404 for a vehicle that the site does not show', async () => {
  expect((await ask('/cars/no-such/brochure.pdf')).status).toBe(404);
});

it('shows the dealer’s logo, and another one once it has changed', async () => {
  const drawn = (words: string): LogoPng => ({
    png: Buffer.from(words),
    width: 120,
    height: 40,
    alt: 'Yard Motors',
  });
  logo = drawn('old');
  await ask('/cars/shown/brochure.pdf');
  await ask('/cars/shown/brochure.pdf');
  logo = drawn('new');
  await ask('/cars/shown/brochure.pdf');
  expect(print.mock.calls.map(([job]) => (job as { logo?: LogoPng }).logo)).toEqual([
    drawn('old'),
    drawn('new'),
  ]);
});
