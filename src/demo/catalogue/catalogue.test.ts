import { expect, test } from 'vitest';
import { allCars } from './all-cars.ts';
import { caravans } from './caravans.ts';
import type { ModelLine } from './model-line.ts';
import { motorcycles } from './motorcycles.ts';
import { trucks } from './trucks.ts';

const lines = [...allCars, ...motorcycles, ...trucks];

test.each(lines.map((line) => [`${line.make} ${line.model}`, line] as const))(
  '%s is complete and plausible',
  (_, line) => {
    expect(line.grades.length).toBeGreaterThan(0);
    for (const grade of line.grades) expect(faultsOf(line, grade)).toEqual([]);
    for (const [fuel, litres, cylinders, , kilowatts, newtonMetres, use] of Object.values(
      line.drivelines,
    )) {
      if (fuel === 'Electric') expect([litres, cylinders, use]).toEqual([0, 0, 0]);
      else expect(litres / cylinders).toBeLessThan(1.4);
      expect(kilowatts).toBeGreaterThan(5);
      expect(newtonMetres).toBeLessThan(1000);
    }
    const [length = 4000, width = 1800, height = 1500] = line.size ?? [];
    expect(length).toBeGreaterThan(width);
    expect(height).toBeGreaterThan(1200);
    expect(height).toBeLessThan(3200);
  },
);

function faultsOf(
  line: ModelLine,
  [badge, driveline, dollarsNew, , years]: ModelLine['grades'][number],
): string[] {
  const [first, last = 2100] = line.years;
  const [from = first, to = last] = years ?? [];
  const faults: string[] = [];
  if (!Object.hasOwn(line.drivelines, driveline))
    faults.push(`${badge} has no driveline ${driveline}`);
  if (from > to || from < first || to > last)
    faults.push(`${badge} is made outside of its model's years`);
  if (dollarsNew < 3000 || dollarsNew > 250_000) faults.push(`${badge} costs $${dollarsNew}`);
  return faults;
}

test.each(
  caravans.flatMap((line) =>
    line.layouts.map((layout) => [`${line.model} ${layout[0]}`, layout] as const),
  ),
)('the %s carries a load and sits on enough wheels', (_, [, feet, tareKg, aggregateKg, axle]) => {
  expect(aggregateKg - tareKg).toBeGreaterThanOrEqual(300);
  expect(aggregateKg).toBeLessThanOrEqual(3500);
  expect(axle === 'Tandem' || aggregateKg <= 2500 || feet < 15).toBe(true);
});
