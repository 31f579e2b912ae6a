import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AutograbClient } from '#partners/market-price/autograb-client.ts';
import { autograbRegoLookup } from './autograb-rego-lookup.ts';
import { noRegoLookup, type RegoLookup } from './rego-lookup.ts';

const VIN = 'MR0HA3CD100400001';
let asked: string[];
let answer: (path: string, response: ServerResponse) => void;
let now: number;
let errors: unknown[];
let lookup: RegoLookup;
let url: string;

const server = createServer((request, response) => {
  const { url: path = '' } = request;
  asked.push(`${request.method} ${path} ${request.headers['apikey']?.toString()}`);
  answer(path, response);
});

/** Responds as the vendor's developer hub documents, with its test plates. */
function documented(path: string, response: ServerResponse): void {
  const vehicle = {
    id: '1111111111111111',
    region: 'au',
    year: 2017,
    make: 'Toyota',
    model: 'Hilux',
    badge: 'SR5',
  };
  const plate = /registrations\/(\w+)/.exec(path)?.[1];
  if (plate === 'REG4SUCCESS') return json(response, 200, { success: true, vehicle, vin: VIN });
  if (plate === 'REG4VINONLY') return json(response, 200, { success: true, vin: VIN });
  return json(response, 200, { success: true, vehicle: null });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
});
beforeEach(() => {
  asked = [];
  errors = [];
  answer = documented;
  now = Date.parse('2026-03-01T00:00:00Z');
  const client = new AutograbClient({ url, key: 'sec_invented', now: () => now, timeoutMs: 3000 });
  lookup = autograbRegoLookup(
    client,
    (error) => errors.push(error),
    () => now,
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('finds a vehicle by plate and state', async () => {
  expect(await lookup.vehicle('REG4SUCCESS', 'VIC')).toEqual({
    year: 2017,
    make: 'Toyota',
    model: 'Hilux',
    badge: 'SR5',
    vin: VIN,
  });
  expect(asked).toEqual([
    'GET /v2/vehicles/registrations/REG4SUCCESS?region=au&state=VIC sec_invented',
  ]);
});

it.each(['REG4NOMATCH', 'REG4VINONLY', 'ABC123'])('finds nothing by %s', async (rego) => {
  expect(await lookup.vehicle(rego, 'NSW')).toBeUndefined();
  expect(errors).toEqual([]);
});

it('leaves out an invalid VIN', async () => {
  answer = (_path, response) =>
    json(response, 200, { vehicle: { year: 2017, make: 'Kia', model: 'Rio' }, vin: 'unknown' });
  expect(await lookup.vehicle('ABC123', 'NSW')).toEqual({ year: 2017, make: 'Kia', model: 'Rio' });
});

it('requests each plate once a day, known or not', async () => {
  for (const rego of ['REG4SUCCESS', 'REG4NOMATCH']) {
    await Promise.all([lookup.vehicle(rego, 'VIC'), lookup.vehicle(rego, 'VIC')]);
    await lookup.vehicle(rego, 'VIC');
  }
  expect(asked).toHaveLength(2);
  await lookup.vehicle('REG4SUCCESS', 'NSW');
  expect(asked).toHaveLength(3);
  now += 86_400_001;
  await lookup.vehicle('REG4SUCCESS', 'VIC');
  expect(asked).toHaveLength(4);
});

it.each([401, 429, 500])('finds nothing and reports the error on status %d', async (status) => {
  answer = (_path, response) => json(response, status, { error: true });
  expect(await lookup.vehicle('REG4SUCCESS', 'VIC')).toBeUndefined();
  expect(errors).toMatchObject([{ message: `AutoGrab answered ${status}` }]);
});

it('finds nothing if the answer has another shape or does not arrive', async () => {
  answer = (_path, response) => json(response, 200, { vehicle: { year: 'old' } });
  expect(await lookup.vehicle('REG4SUCCESS', 'VIC')).toBeUndefined();
  answer = () => {};
  expect(await lookup.vehicle('REG4SUCCESS', 'VIC')).toBeUndefined();
  expect(errors).toMatchObject([{}, { name: 'TimeoutError' }]);
});

it('pauses for a failing partner but still answers from the cache', async () => {
  await lookup.vehicle('REG4SUCCESS', 'VIC');
  answer = (_path, response) => json(response, 500, {});
  for (const rego of ['A1', 'A2', 'A3']) await lookup.vehicle(rego, 'VIC');
  expect(asked).toHaveLength(4);
  await lookup.vehicle('A4', 'VIC');
  expect(asked).toHaveLength(4);
  expect(await lookup.vehicle('REG4SUCCESS', 'VIC')).toMatchObject({ make: 'Toyota' });
});

it('finds nothing without a partner', async () => {
  expect(await noRegoLookup.vehicle('REG4SUCCESS', 'VIC')).toBeUndefined();
});
