import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExchangeResponse, exchange } from '#tests/support/servers/exchange.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { report } from '#tests/support/report.ts';

const BODIES = 1500;
const AT_ONCE = 16;
const HOST = 'banksia-motors.localhost';

const dataDir = seededFolder();
const settings: Settings = {
  DATA_DIR: dataDir,
  POSTS_PER_MINUTE: '1000000',
  LEADS_PER_HOUR: '1000000',
};
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer(settings);
}, 120_000);
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const good = {
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
  phone: '0491570006',
  message: 'Is it still there?',
};
type Fields = Record<string, string>;

const random = seededRandom(20_261_121);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const noise = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(Math.floor(random() * 0xd7ff))).join('');

/** Each one corrupts a valid form in one way. */
const spoilt: readonly (() => Fields)[] = [
  () => without(pick(['name', 'last_name', 'email', 'phone', 'message'])),
  () => ({ ...good, [pick(['name', 'last_name', 'email', 'phone', 'message'])]: '  \t ' }),
  () => ({ ...good, email: pick(['mia', '@', 'mia@', 'a@b', 'a b@c.de', noise(9)]) }),
  () => ({ ...good, email: `mia@example.com\r\nBcc: ${noise(5)}@example.com` }),
  () => ({ ...good, name: `Mia\nSubject: ${noise(8)}` }),
  () => ({ ...good, phone: pick(['1', '000', '+1 555 0100', '04915700', 'call me', noise(10)]) }),
  () => ({ ...good, opt_in: noise(2000), email: pick(['x', noise(3)]) }),
  () => ({ ...good, name: 'x'.repeat(81 + Math.floor(random() * 500)) }),
  () => ({ ...good, message: noise(4001) }),
  () => ({ ...good, last_name: `Chen${pick(['\u0000', '\u001b[2J', '\u0007', '\u0085'])}` }),
  () => ({}),
  () => Object.fromEntries(Array.from({ length: 20 }, () => [noise(4), noise(6)])),
];

/** Valid values for all screens of a valuation. */
const goodValuation = {
  rego: 'ABC123',
  regoState: 'NSW',
  year: '2021',
  make: 'Mazda',
  model: '3',
  km: '55000',
  condition_service_history: 'full',
  condition_body: 'none',
  condition_tyres: 'good',
  condition_accident: 'no',
  condition_finance_owing: 'no',
  name: 'Mia',
  last_name: 'Chen',
  phone: '0491570006',
  email: 'mia@example.com',
  postcode: '2150',
};
const screens: Record<string, Fields> = {
  rego: { rego: noise(30), regoState: 'Mars' },
  vehicle: { year: '1066', make: '', model: `3${'x'.repeat(99)}`, km: 'many' },
  condition: { condition_body: 'beautiful', condition_tyres: '', condition_accident: noise(4) },
  contact: { name: `Mia\nBcc: ${noise(3)}`, phone: '1', email: 'mia@', postcode: '215' },
  // the answer to an offer contains all fields and is checked completely
  offer: { postcode: 'two', email: noise(5), year: noise(4), condition_body: 'x' },
};

/** Corrupts one screen of a valuation in one way. Fields carried over from earlier screens are checked again. */
function corruptedValuation(): Fields {
  const step = pick(Object.keys(screens));
  const [field, value] = pick(Object.entries(screens[step] ?? {}));
  const go = step === 'offer' ? pick(['accept', 'decline', 'next', noise(3)]) : '';
  const key = pick(['f'.repeat(32), '', noise(8), "'; drop table lead; --"]);
  return { ...goodValuation, [field]: value, step, go, progress_key: key, offer: '17500-19000' };
}

function without(field: string): Fields {
  const { [field as keyof typeof good]: _, ...others } = good;
  return others;
}

/** Bodies that are not forms. */
const unreadable: readonly (() => { type: string; body: Buffer })[] = [
  () => ({ type: 'application/json', body: Buffer.from(JSON.stringify(good)) }),
  () => ({ type: 'multipart/form-data; boundary=x', body: Buffer.from(`--x\r\n${noise(40)}`) }),
  () => ({ type: 'multipart/form-data', body: Buffer.from(noise(30)) }),
  () => ({ type: pick(['text/plain', 'image/png', '']), body: Buffer.from(noise(50)) }),
];

/** A form of one screen, and one of several. */
const forms: readonly (readonly [path: string, spoilt: () => Fields])[] = [
  ['/careers', () => pick(spoilt)()],
  ['/trade-in', corruptedValuation],
];

/** Each page shows these as a summary; in the data for its script they are a list. */
const faultsOnPage = /Please fix the following errors:|The form could not be read/;
const faultsInData = /"faults",\[\d/;

/** Sends a form as a browser does, half of the time without script. */
async function send(): Promise<ExchangeResponse & { faults: RegExp }> {
  const readable = random() < 0.8;
  const [path, fields] = pick(forms);
  const { type, body } = readable
    ? {
        type: 'application/x-www-form-urlencoded',
        body: Buffer.from(new URLSearchParams(fields()).toString()),
      }
    : pick(unreadable)();
  const withScript = random() < 0.5;
  const response = await exchange({
    port: server.port,
    host: HOST,
    method: 'POST',
    path: withScript ? `${path}.data` : path,
    headers: { 'content-type': type, origin: `http://${HOST}:${server.port}` },
    body,
  });
  return { ...response, faults: withScript ? faultsInData : faultsOnPage };
}

it(`each of ${BODIES} invalid bodies is refused with a reason, and nothing of it is stored`, async () => {
  const statuses = new Map<number, number>();
  let sent = 0;
  async function shopper(): Promise<void> {
    while (sent < BODIES) {
      sent += 1;
      const { status, body, faults } = await send();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).toMatch(faults);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shopper));
  report(`${sent} invalid bodies: ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect(server.isRunning()).toBe(true);
  expect(await runOperator(settings, 'leads', 'list', '--incomplete', '--json')).toBe('');
}, 600_000);
