import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchAnyAddress, publicFetch } from './outside-fetch.ts';

let asked = 0;
const inside = createServer((_request, response) => {
  asked += 1;
  response.end('secret');
});
let port: number;
beforeAll(async () => {
  await once(inside.listen(0, '127.0.0.1'), 'listening');
  ({ port } = inside.address() as AddressInfo);
});
beforeEach(() => {
  asked = 0;
});
afterAll(() => {
  inside.closeAllConnections();
  inside.close();
});

/** A lookup that returns one answer after the other and then repeats the last. */
function answering(...answers: string[][]) {
  let lookUps = 0;
  const lookUp = (_name: string, _options: object, done: (error: null, all: object[]) => void) => {
    const addresses = answers[Math.min(lookUps, answers.length - 1)] ?? [];
    lookUps += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return {
    fetch: publicFetch(lookUp as unknown as typeof lookup),
    lookUps: () => lookUps,
  };
}

it('reaches private addresses only when that is allowed', async () => {
  const answer = await fetchAnyAddress(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('secret');
});

it.each([
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  // numbers that URL parses as 127.0.0.1
  '2130706433',
  '0x7f.1',
])('refuses %s without a lookup', async (host) => {
  const names = answering(['203.0.113.5']);
  await expect(names.fetch(`http://${host}:${port}/`)).rejects.toMatchObject({
    cause: { name: 'PrivateAddressError' },
  });
  expect(names.lookUps()).toBe(0);
  expect(asked).toBe(0);
});

it.each([[['127.0.0.1']], [['198.51.100.7', '127.0.0.1']], [['::ffff:7f00:1']], [[]]])(
  'refuses a name that stands for %j',
  async (addresses) => {
    const names = answering(addresses);
    await expect(names.fetch(`http://crm.example:${port}/`)).rejects.toMatchObject({
      cause: { message: 'crm.example is not on the public internet' },
    });
    expect(asked).toBe(0);
  },
);

it('looks a name up once per connection, so that no second answer can lead to a private address', async () => {
  // the first address refuses the connection; the second answer must never be requested
  const names = answering(['192.0.2.1'], ['127.0.0.1']);
  await expect(
    names.fetch(`http://crm.example:${port}/`, { signal: AbortSignal.timeout(300) }),
  ).rejects.toThrow();
  expect(names.lookUps()).toBe(1);
  expect(asked).toBe(0);
});
