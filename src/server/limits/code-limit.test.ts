import { beforeEach, expect, it } from 'vitest';
import { CodeLimit } from './code-limit.ts';
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
const ask = (to = phone, network = '203.0.113.1', site = 'yard') =>
  limit.refusedUntil(site, to, network);
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
  const wait = () => limit.waitsUntil('yard', phone, '203.0.113.1');
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

it('lets a phone’s codes be guessed twenty times an hour', async () => {
  expect(await allowed(() => limit.guessesRefusedUntil('yard', phone))).toBe(20);
});
