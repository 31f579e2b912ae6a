import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { CodeLimit } from './code-limit.ts';
import type { PhoneStanding } from '#store/visitors/visitor-networks.ts';
import { memoryLimiter } from './limiters.ts';

let reached: { site: string; cap: string }[];
let limit: CodeLimit;
beforeEach(() => {
  reached = [];
  limit = new CodeLimit(
    memoryLimiter,
    { perHour: 2, perPrefixAndDay: 12, perSiteAndDay: 20 },
    (of) => reached.push(of),
  );
});

const phone = '0491570006';
const ask = (
  to = phone,
  network = '203.0.113.1',
  site = 'yard',
  standing: PhoneStanding = 'unknown',
) => limit.refusedUntil({ site, phone: to, network, standing });
/** Asks until a limit refuses. @returns how many codes were allowed */
async function allowed(request: (index: number) => Promise<Date | undefined>): Promise<number> {
  for (let index = 0; index < 100; index += 1) if (await request(index)) return index;
  return 100;
}

it('lets a phone have a few codes an hour from all sites and networks, and says when the next is due', async () => {
  expect(await allowed((index) => ask(phone, `203.0.113.${index}`, `yard-${index}`))).toBe(2);
  const until = await ask();
  const minutes = ((until?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(59);
  expect(minutes).toBeLessThanOrEqual(60);
});

it('tells without counting when a phone may have another code', async () => {
  const wait = () =>
    limit.waitsUntil({ site: 'yard', phone, network: '203.0.113.1', standing: 'unknown' });
  expect(await wait()).toBeUndefined();
  await ask();
  expect(await wait()).toBeUndefined();
  await ask();
  expect(await wait()).toBeInstanceOf(Date);
});

it('lets a network ask for the codes of a few phones', async () => {
  expect(await allowed((index) => ask(`04915${index}0006`))).toBe(8);
});

it('stops a flood to consecutive numbers, whatever networks it comes from', async () => {
  const flood = (index: number) => ask(`04915700${10 + index}`, `203.0.113.${index}`);
  expect(await allowed(flood)).toBe(12);
  expect(reached).toEqual([{ site: 'yard', cap: 'prefix' }]);
});

it('limits what a site sends in a day, and reports it once', async () => {
  const spread = (index: number) => ask(`04${10 + index}570006`, `203.0.113.${index}`);
  expect(await allowed(spread)).toBe(20);
  await ask('0499570006', '203.0.113.99');
  expect(reached).toEqual([{ site: 'yard', cap: 'site' }]);
  expect(await ask('0499570006', '203.0.113.99', 'rival')).toBeUndefined();
});

it('stops one network’s flood to consecutive numbers at one site before it concerns others', async () => {
  limit = new CodeLimit(
    memoryLimiter,
    { perHour: 10, perPrefixAndDay: 12, perSiteAndDay: 100 },
    (of) => reached.push(of),
  );
  expect(await allowed((index) => ask(`04915700${10 + index}`))).toBe(12);
  expect(reached).toEqual([{ site: 'yard', cap: 'network-prefix' }]);
});

it('opens a flooded block again after an hour', async () => {
  const flood = (index: number) => ask(`04915700${10 + index}`, `203.0.113.${index}`);
  expect(await allowed(flood)).toBe(12);
  const minutes = (((await flood(50))?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeLessThanOrEqual(60);
});

it('lets customers sign in however strangers ask for codes, of their own phone, its block or the whole site', async () => {
  const strangers = fc.record({
    to: fc.constantFrom(phone, '0491570007', '0491571111', '0412000001'),
    network: fc.integer({ min: 2, max: 250 }).map((at) => `203.0.113.${at}`),
    site: fc.constantFrom('yard', 'rival'),
    standing: fc.constantFrom<PhoneStanding>('unknown', 'customer'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(strangers, { maxLength: 60 }), async (asked) => {
      limit = new CodeLimit(
        memoryLimiter,
        { perHour: 2, perPrefixAndDay: 12, perSiteAndDay: 20 },
        () => undefined,
      );
      for (const { to, network, site, standing } of asked) await ask(to, network, site, standing);
      const own = ['203.0.113.1', 'yard', 'own-network'] as const;
      expect(await ask(phone, ...own)).toBeUndefined();
      expect(await ask(phone, ...own)).toBeUndefined();
      expect(await ask(phone, ...own)).toBeInstanceOf(Date);
      // a customer elsewhere whom nobody asked codes for
      expect(await ask('0491579999', '203.0.113.255', 'yard', 'customer')).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

it('stops a network after twenty wrong guesses at a phone, and no other network', async () => {
  const until = (network: string) => limit.guessesRefusedUntil('yard', phone, network);
  const guess = async (): Promise<Date | undefined> => {
    const refused = await until('203.0.113.1');
    if (!refused) await limit.noteWrongGuess('yard', phone, '203.0.113.1');
    return refused;
  };
  expect(await allowed(guess)).toBe(20);
  expect(await until('203.0.113.2')).toBeUndefined();
});
