import { beforeEach, expect, it } from 'vitest';
import { memoryLimiter } from './limiters.ts';
import { PlateLimit } from './plate-limit.ts';

let reached: { site: string; limit: string }[];
let plates: number;
beforeEach(() => {
  reached = [];
  plates = 0;
});
const limitOf = (perHour: number) =>
  new PlateLimit(memoryLimiter, perHour, (of) => reached.push(of));
/** Uses a different plate each time. */
const ask = (limit: PlateLimit, address = '203.0.113.1', site = 'yard') =>
  limit.allows(site, address, `NSW P${(plates += 1)}`);

it('lets each address look up a limited number of plates across all sites', async () => {
  const limit = limitOf(2);
  expect([await ask(limit), await ask(limit, undefined, 'vans'), await ask(limit)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await ask(limit, '203.0.113.2')).toBe(true);
});

it('counts a plate once although every screen asks about it, and never refuses a plate that it has allowed', async () => {
  const limit = limitOf(1);
  for (let screen = 0; screen < 4; screen += 1)
    expect(await limit.allows('yard', '203.0.113.1', 'NSW ABC123')).toBe(true);
  expect(await limit.allows('yard', '203.0.113.1', 'VIC ABC123')).toBe(false);
  expect(await limit.allows('yard', '203.0.113.1', 'NSW ABC123')).toBe(true);
});

it('lets a site look up fifty times as many, from any number of addresses', async () => {
  const limit = limitOf(1);
  const allowed: boolean[] = [];
  for (let client = 0; client < 52; client += 1)
    allowed.push(await ask(limit, `203.0.113.${client}`));
  expect(allowed.filter(Boolean)).toHaveLength(50);
  expect(await ask(limit, '198.51.100.1', 'vans')).toBe(true);
});

it('reports once that a limit is reached', async () => {
  const limit = limitOf(1);
  for (let time = 0; time < 4; time += 1) await ask(limit);
  expect(reached).toEqual([{ site: 'yard', limit: 'network' }]);
});
