import { expect, it } from 'vitest';
import type { Comparable } from '#domain/market/market-vehicle.ts';
import { comparableCache } from './comparable-cache.ts';

const rio: Comparable = { make: 'Kia', model: 'Rio', year: 2019, car_type: 'used', price: 15_000 };

function counted(answer: () => Promise<Comparable[]>) {
  const clock = { now: Date.parse('2026-03-01T00:00:00Z') };
  const asked: string[] = [];
  const comparables = comparableCache(
    async (make, model) => {
      asked.push(`${make} ${model}`);
      return answer();
    },
    () => clock.now,
  );
  return { comparables, asked, clock };
}

it('reads a model at most once a minute, in any letter case', async () => {
  const { comparables, asked, clock } = counted(async () => [rio]);
  const answers = await Promise.all([comparables('Kia', 'Rio'), comparables('KIA', 'RIO')]);
  expect(answers).toEqual([[rio], [rio]]);
  clock.now += 59_999;
  await comparables('Kia', 'Rio');
  expect(asked).toHaveLength(1);
  clock.now += 2;
  await comparables('Kia', 'Rio');
  expect(asked).toHaveLength(2);
});

it('caches that a model has none', async () => {
  const { comparables, asked } = counted(async () => []);
  expect(await comparables('Kia', 'Ceed')).toEqual([]);
  expect(await comparables('Kia', 'Ceed')).toEqual([]);
  expect(asked).toHaveLength(1);
});

it('caches models separately and retries after a failure', async () => {
  let isDown = true;
  const { comparables, asked } = counted(async () => {
    if (isDown) throw new Error('down');
    return [rio];
  });
  await expect(comparables('Kia', 'Rio')).rejects.toThrow('down');
  isDown = false;
  expect(await comparables('Kia', 'Rio')).toEqual([rio]);
  await comparables('Kia', 'Niro');
  expect(asked).toEqual(['kia rio', 'kia rio', 'kia niro']);
});
