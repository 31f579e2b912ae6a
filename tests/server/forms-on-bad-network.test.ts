import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coreFieldsOf, type FormKind, formKinds } from '#domain/form/form-kinds.ts';
import type { LeadWithDeliveries } from '#store/leads/leads-with-deliveries.ts';
import { filledForm, type Shopper } from '#tests/support/form-fillers.ts';
import { formPosts, QUICK_SITE } from '#tests/support/form-posts.ts';
import { report } from '#tests/support/report.ts';
import {
  type Cut,
  type CuttingProxy,
  placesToCut,
  startCuttingProxy,
} from '#tests/support/servers/cutting-proxy.ts';
import { type ExchangeResponse, exchange } from '#tests/support/servers/exchange.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { siteSettingsOf } from '#tests/support/demo-settings.ts';

const SITE = 'kestrel-auto';
const HOST = `${SITE}.localhost`;

const folder = seededFolder();
const stripe = createServer((request, response) => {
  const id = String(request.headers['idempotency-key']);
  const body = JSON.stringify({ id: 'cs_1', url: `https://checkout.stripe.example/pay/${id}` });
  request.resume().on('end', () => response.writeHead(200).end(body));
});
let server: ServerProcess;
let proxy: CuttingProxy;
let settings: Settings;
/** Slugs of vehicles in stock, each used by one trial. */
let vehicles: string[];

beforeAll(async () => {
  await new Promise<void>((listening) => stripe.listen(0, '127.0.0.1', listening));
  settings = {
    DATA_DIR: folder,
    SMS_LOG: 'true',
    // each shopper has a network of their own, because limits of reservations count by network
    TRUST_PROXY: 'true',
    POSTS_PER_MINUTE: '1000000',
    LEADS_PER_HOUR: '1000000',
    VERIFICATIONS_PER_HOUR: '1000000',
    VERIFICATIONS_PER_PREFIX_AND_DAY: '1000000',
    STRIPE_SECRET_KEY: 'sk_test_for_tests_only',
    STRIPE_WEBHOOK_SECRET: 'whsec_for_tests_only',
    STRIPE_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
  };
  server = await startServer(settings);
  await applySite();
  proxy = await startCuttingProxy(server.port);
  vehicles = await reservableVehicles();
}, 240_000);
afterAll(async () => {
  proxy.close();
  stripe.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function applySite(): Promise<void> {
  const quick = {
    ...(siteSettingsOf(SITE) as object),
    slug: QUICK_SITE,
    domains: [],
    trade_in: { steps: 'quick' },
  };
  const file = join(folder, 'quick.json');
  writeFileSync(file, JSON.stringify(quick));
  await runOperator(settings, 'site', 'apply', file);
}

const ofShopper = coreFieldsOf('general');
/** Where each form is posted. */
const posts = formPosts(SITE, () => vehicles[0] ?? '');

let trials = 0;
const shopperOf = (kind: FormKind): Shopper => {
  trials += 1;
  return {
    email: `${kind}-${trials}@example.com`,
    phone: `0491570${String(trials % 1000).padStart(3, '0')}`,
  };
};

interface Trial {
  kind: FormKind;
  shopper: Shopper;
  post(cut?: Cut, changed?: Record<string, string>): Promise<ExchangeResponse>;
}

async function trialOf(kind: FormKind): Promise<Trial> {
  const { path, host = HOST, fields, extras, key = 'idempotency_key', ...needs } = posts[kind]();
  const shopper = shopperOf(kind);
  const vehicle = needs.needsVehicle ? vehicles.pop() : undefined;
  if (needs.needsVehicle && vehicle === undefined) throw new Error('No vehicle is left');
  const address = vehicle === undefined ? path : `/cars/${vehicle}/checkout`;
  const cookie = needs.needsSignIn ? await signedIn(host, shopper) : '';
  const values = {
    ...filledForm(fields, shopper),
    ...(needs.needsCode && { code: await sentCode(host, path, shopper.phone) }),
    ...extras,
    [key]: String(trials).padStart(32, '0'),
  };
  const network = `100.64.${Math.trunc(trials / 250)}.${trials % 250}`;
  const post: Trial['post'] = async (cut, changed = {}) => {
    proxy.cut(cut);
    const answer = exchange({
      port: proxy.port,
      host,
      path: address,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': network,
        ...(cookie && { cookie }),
      },
      body: new URLSearchParams({ ...values, ...changed }).toString(),
    });
    return answer.finally(() => proxy.cut(undefined));
  };
  return { kind, shopper, post };
}

const direct = (host: string, path: string, fields?: Record<string, string>, cookie = '') =>
  exchange({
    port: server.port,
    host,
    path,
    method: fields ? 'POST' : 'GET',
    headers: {
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(cookie && { cookie }),
    },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
  });

async function sentCode(host: string, path: string, phone: string): Promise<string> {
  await direct(host, path, { go: 'send', phone });
  const { body } = await direct(host, '/development/messages');
  const message = body.split('<li>').find((item) => item.includes(phone.slice(1)));
  const code = /<pre>(\d{6})/.exec(message ?? '')?.[1];
  if (code === undefined) throw new Error(`No code was sent to ${phone}`);
  return code;
}

async function signedIn(host: string, { phone, email }: Shopper): Promise<string> {
  const page = '/sign-in?type=my-garage&redirect=/my-garage&back=/';
  const code = await sentCode(host, page, phone);
  const { headers } = await direct(host, page, { go: 'verify', phone, code });
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  await direct(host, page, { go: 'details', name: 'Mia', last_name: 'Chen', email }, cookie);
  return cookie;
}

async function reservableVehicles(): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; page <= 6; page += 1) {
    const { body } = await direct(HOST, `/search?page=${page}`);
    const slugs = new Set([...body.matchAll(/href="\/cars\/([\w-]+)/g)].map(([, slug]) => slug));
    for (const slug of slugs) {
      const checkout = await direct(HOST, `/cars/${slug}/checkout`);
      if (slug !== undefined && checkout.body.includes('name="email"')) found.push(slug);
    }
  }
  return found;
}

const isAccepted = ({ status, body }: ExchangeResponse): boolean =>
  status === 303 || (status === 200 && !body.includes('class="error-summary"'));

function expectAccepted(answer: ExchangeResponse, about = ''): void {
  expect(isAccepted(answer), `${about} ${answer.status} ${answer.body.slice(0, 2000)}`).toBe(true);
}

async function leadsOf(kind: FormKind): Promise<LeadWithDeliveries[]> {
  const host = posts[kind]().host ?? HOST;
  const lines = await runOperator(
    settings,
    'leads',
    'list',
    '--json',
    '--site',
    host.replace('.localhost', ''),
    '--limit',
    '100000',
  );
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LeadWithDeliveries);
}

const attempted = (trial: Trial, cut: Cut): Promise<boolean> =>
  trial.post(cut).then(
    () => false,
    () => true,
  );

/** Every trial of a reservation takes a vehicle off sale, so there are fewer. */
const MOST_PLACES: Partial<Record<FormKind, number>> = { reservation: 6 };

it.each(formKinds)(
  'the %s form is one lead, wherever its request or answer is cut, and sent again',
  async (kind) => {
    const first = await trialOf(kind);
    const page = await direct(posts[kind]().host ?? HOST, posts[kind]().path || '/');
    expect(page.status).toBeLessThan(400);
    proxy.lost.length = 0;
    const hasBroken = await attempted(first, { in: 'answer', after: 0 });
    expect(hasBroken).toBe(true);
    const [whole] = proxy.lost;
    expectAccepted(await first.post());
    const places = placesToCut(whole ?? Buffer.alloc(0));
    const cuts: Cut[] = [
      ...[0, 1, 150, 350].map((after) => ({ in: 'request', after }) as const),
      ...spread(places, MOST_PLACES[kind] ?? 12).map((after) => ({ in: 'answer', after }) as const),
    ];
    const mails = [first.shopper.email];
    for (const cut of cuts) {
      const trial = await trialOf(kind);
      const early = await trial.post(cut).catch(() => undefined);
      // each prize has its own words, so an answer may be shorter than the one that the places are from
      if (early && cut.in === 'answer')
        expect(cut.after, 'it arrives whole').toBeGreaterThan(Buffer.byteLength(early.body));
      else expect(early, `${JSON.stringify(cut)} loses something`).toBeUndefined();
      expectAccepted(await trial.post(), JSON.stringify(cut));
      mails.push(trial.shopper.email);
    }
    const stored = Map.groupBy(await leadsOf(kind), ({ lead }) => lead.fields.email);
    const counts = mails.map((mail) => stored.get(mail)?.length ?? 0);
    expect(counts).toEqual(mails.map(() => 1));
    report(`${kind}: ${cuts.length + 1} cuts, ${counts.length} leads of ${counts.length} shoppers`);
  },
  240_000,
);

/** A draw is final, whatever its shopper corrects. */
const isFinal: ReadonlySet<FormKind> = new Set(['spin-to-win']);

it.each(formKinds)(
  'the %s form stays one lead when it is corrected after a lost answer',
  async (kind) => {
    const trial = await trialOf(kind);
    expect(await attempted(trial, { in: 'answer', after: 0 })).toBe(true);
    const corrected = { last_name: 'Corrected' };
    expectAccepted(await trial.post(undefined, corrected));
    expectAccepted(await trial.post(undefined, corrected));
    const own = (await leadsOf(kind)).filter(
      ({ lead }) => lead.fields.email === trial.shopper.email,
    );
    expect(own).toHaveLength(1);
    const before = filledForm(ofShopper, trial.shopper)['last_name'];
    expect(own[0]?.lead.fields.last_name).toBe(isFinal.has(kind) ? before : 'Corrected');
  },
);

/** Some of the places, from the first to the last. */
function spread(places: readonly number[], most: number): number[] {
  if (places.length <= most) return [...places];
  const step = (places.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => places[Math.round(at * step)] ?? 0);
}
