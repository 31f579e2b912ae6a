import { describe, expect, it } from 'vitest';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { someFacts } from '#tests/support/vehicles.ts';
import { bodyStylesOf } from './body-styles-of.ts';
import { cabNames, cabOf } from './cab-of.ts';
import { cylindersOf } from './cylinders-of.ts';
import { engineLitresOf } from './engine-litres-of.ts';
import { gearsOf } from './gears-of.ts';
import { generations } from './generations.ts';
import { generationsOf } from './generations-of.ts';
import { isPlugInHybrid } from './is-plug-in-hybrid.ts';
import { isTurbo } from './is-turbo.ts';
import { statedDrive } from './stated-drive.ts';

const car = (facts: Partial<VehicleFacts>): VehicleFacts =>
  someFacts({
    name: `${facts.make ?? 'Toyota'} ${facts.model ?? 'HiLux'} ${facts.badge ?? ''}`,
    ...facts,
  });

describe('the cab of a ute', () => {
  it.each(cabNames.flatMap(([cab, names]) => names.map((name) => [name, cab] as const)))(
    'is stated by "%s", whatever the doors say',
    (name, cab) => {
      expect(cabOf(car({ badge: `SR ${name.toUpperCase()}`, simple_body: 'ute', doors: 4 }))).toBe(
        cab,
      );
      expect(cabOf(car({ badge: `SR ${name.replace(' ', '-')}`, simple_body: 'ute' }))).toBe(cab);
    },
  );

  it.each([
    [4, 5, 'dual'],
    [4, undefined, 'dual'],
    [3, 4, 'extra'],
    [2, 4, 'extra'],
    [2, 3, 'single'],
    [2, 2, 'single'],
    [2, undefined, undefined],
    [undefined, 5, undefined],
  ])('with %s doors and %s seats is %s', (doors, seats, cab) => {
    const facts = { ...(doors !== undefined && { doors }), ...(seats !== undefined && { seats }) };
    expect(cabOf(car({ badge: 'SR', simple_body: 'ute', ...facts }))).toBe(cab);
    expect(cabOf(car({ badge: 'SR', simple_body: 'suv', ...facts }))).toBeUndefined();
  });
});

it.each([
  [{ cylinders: 8 }, 8],
  [{ badge: 'Core V6 TDI550' }, 6],
  [{ badge: 'Premium W12' }, 12],
  [{ badge: 'GXL 4cyl' }, 4],
  [{ badge: 'SR5' }, undefined],
  [{ cylinders: 4, badge: 'V8 look' }, 4],
])('%j has %s cylinders', (facts, cylinders) => {
  expect(cylindersOf(car(facts))).toBe(cylinders);
});

it.each([
  [{ engine_size_litres: 4.164 }, 4.2],
  [{ engine_size: '3.2 L' }, 3.2],
  [{ badge: 'XLT 3.2 (4X4)' }, 3.2],
  [{ badge: '2.5i-L' }, 2.5],
  [{ badge: 'SP25' }, undefined],
  [{ badge: 'GTI 40' }, undefined],
])('%j has an engine of %s litres', (facts, litres) => {
  expect(engineLitresOf(car(facts))).toBe(litres);
});

it.each([
  [{ induction: 'Turbo Intercooled' }, true],
  [{ induction: 'Aspirated', badge: 'Turbo look' }, false],
  [{ badge: 'XR6 Turbo' }, true],
  [{ badge: 'XR6T' }, true],
  [{ badge: '110TSI Comfortline' }, true],
  [{ badge: 'TDI400 Core' }, true],
  [{ badge: '1.6 T-GDi' }, true],
  [{ badge: '2.3 Gtdi' }, true],
  [{ badge: 'Titanium Ti GTS' }, false],
  [{ badge: 'Turbo S', simple_fuel: 'Electric' }, false],
  [{ badge: 'XLT 3.2 (4X4)', simple_fuel: 'Diesel', year: 2016 }, true],
  [{ badge: 'XLT 2.5 (4X4)', simple_fuel: 'Petrol', year: 2016 }, false],
  [{ badge: 'RV 4.2', simple_fuel: 'Diesel', year: 1997 }, false],
])('%j: turbo %s', (facts, turbo) => {
  expect(isTurbo(car(facts))).toBe(turbo);
});

it.each([
  [{ badge: 'Exceed Phev (hybrid)' }, true],
  [{ badge: 'Recharge Ultimate T8' }, true],
  [{ make: 'BMW', model: '330E', badge: 'M Sport' }, true],
  [{ make: 'BMW', model: 'X5', badge: 'xDrive45e' }, true],
  [{ badge: '55 TFSI e quattro' }, true],
  [{ fuel: 'Plug-in hybrid' }, true],
  [{ make: 'MINI', model: 'Countryman', badge: 'Cooper SE ALL4 Classic (hyb)' }, true],
  [{ badge: 'Ascent Sport (hybrid)', simple_fuel: 'Hybrid' }, false],
  [{ badge: 'Recharge Pure', simple_fuel: 'Electric' }, false],
  [{ make: 'Lexus', model: 'ES300H' }, false],
])('%j: plug-in %s', (facts, plugIn) => {
  expect(isPlugInHybrid(car(facts))).toBe(plugIn);
});

it.each([
  [{ simple_drive: 'FWD', badge: '(awd)' }, 'FWD'],
  [{ badge: 'Limited (awd)' }, 'AWD'],
  [{ badge: 'ST (4X4)' }, '4WD'],
  [{ badge: '3.0 TDI Quattro' }, 'AWD'],
  [{ badge: 'XLT (4X2)' }, undefined],
  [{ badge: 'Front airbags' }, undefined],
])('%j is driven by %s', (facts, drive) => {
  expect(statedDrive(car(facts))).toBe(drive);
});

it('reads gears from the feed or the words', () => {
  expect(gearsOf(car({ gearnum: 8, badge: 'Auto 6sp' }))).toBe(8);
  expect(gearsOf(car({ badge: 'Man 6sp 4x4' }))).toBe(6);
  expect(gearsOf(car({ trans: '7 Speed Sports Automatic' }))).toBe(7);
  expect(gearsOf(car({}))).toBeUndefined();
});

it.each([
  [{ make: 'Kia', model: 'Carnival', simple_body: 'wagon', seats: 8 }, ['peopleMover']],
  [{ make: 'Toyota', model: 'HiAce', simple_body: 'van', seats: 12 }, ['peopleMover', 'van']],
  [{ make: 'Toyota', model: 'HiAce', simple_body: 'van', seats: 3 }, ['van']],
  [{ make: 'Toyota', model: 'Kluger', simple_body: 'suv', seats: 7 }, []],
])('%j is called %j', (facts, styles) => {
  expect(bodyStylesOf(car(facts))).toEqual(styles);
});

describe('a generation', () => {
  const rows = generations.map(
    (row) => [`${row.make} ${row.codes[0]} from ${row.from}`, row] as const,
  );
  /** The name of a model that the row's pattern accepts. */
  const models: Record<string, readonly string[]> = {
    BMW: ['320i', 'X5'],
    Ford: ['Falcon', 'Territory', 'Ranger', 'Mustang'],
    Holden: ['Commodore', 'Colorado'],
    HSV: ['Clubsport'],
    Honda: ['Civic'],
    Hyundai: ['i30'],
    Jeep: ['Wrangler', 'Grand Cherokee'],
    Mazda: ['3', 'CX-5', 'MX-5', 'BT-50'],
    'Mercedes-Benz': ['C200'],
    Mitsubishi: ['Triton', 'Pajero', 'Lancer'],
    Nissan: ['Navara', 'Patrol', 'X-TRAIL', 'Skyline', 'GT-R'],
    Subaru: ['Forester', 'WRX', 'BRZ'],
    Toyota: ['86', 'HiLux', 'LandCruiser', 'LandCruiser Prado'],
    Volkswagen: ['Golf'],
  };
  const factsOf = ({ make, model, bodies, cylinders, states }: (typeof generations)[number]) =>
    car({
      make,
      model: models[make]?.find((name) => model.test(name)) ?? '',
      ...(bodies && { simple_body: bodies[0]! }),
      ...(cylinders && { cylinders: cylinders[0]! }),
      // only the Lancer Evolution has codes of its own
      ...(states && { badge: 'Evolution MR' }),
    });

  it.each(rows)('of %s is that of its years, or the stated one', (_, row) => {
    const facts = factsOf(row);
    expect(facts.model).not.toBe('');
    const last = Math.min(row.to, 2026);
    for (const year of row.isOnlyStated ? [] : [row.from, last])
      expect(generationsOf({ ...facts, year })).toContain(row.codes[0]);
    const before = generationsOf({ ...facts, year: row.from - 1 });
    const own = generations.filter(
      ({ make, model, codes }) =>
        make === row.make && model.test(facts.model) && codes.includes(row.codes[0]!),
    );
    if (own.length === 1) expect(before).not.toContain(row.codes[0]);
    const badge = `${facts.badge ?? 'SR'} ${row.codes[0]!.toUpperCase()} MY16`;
    expect(generationsOf({ ...facts, year: 1970, badge })).toContain(row.codes[0]);
  });

  it('has each code in the form in which words are compared', () => {
    for (const { codes, from, to } of generations) {
      expect(from).toBeLessThanOrEqual(to);
      for (const code of codes) expect(code).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)?$/);
    }
  });
});
