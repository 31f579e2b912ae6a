import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { mappingOf, rowsOf } from '#services/stock-feed/records/rows-of.ts';
import { feedMappingSchema } from './feed-mapping.ts';
import { parseMapping } from './parse-mapping.ts';
import { maxPatternInput } from './safe-pattern.ts';

const identity = { stocknum: 'Id', make: 'Make', model: 'Model' };

async function vehicleOf(
  cells: Record<string, unknown>,
  mapping: { fields?: object; [key: string]: unknown },
) {
  const feed = JSON.stringify([{ Id: 'A1', Make: 'Kia', Model: 'Rio', ...cells }]);
  const [row] = await rowsOf(feed, 'json', {
    mapping: mappingOf({ ...mapping, fields: { ...identity, ...mapping.fields } }),
  });
  if (row?.ok !== true) throw new Error(`The row was refused: ${JSON.stringify(row)}`);
  return row;
}

test('renames a column, uses the first of several, and sets a constant', async () => {
  const { vehicle } = await vehicleOf(
    { Shade: '-', Paint: 'red', Odo: '5 km' },
    {
      missing: ['-'],
      fields: {
        colour: { from: ['Shade', 'Paint'] },
        km: 'Odo',
        price_basis: { value: 'egc' },
        certified: { value: true },
      },
    },
  );
  expect(vehicle).toMatchObject({ colour: 'Red', km: 5, price_basis: 'egc', certified: true });
});

test('splits a column by a separator or by named groups', async () => {
  const { vehicle } = await vehicleOf(
    { Colours: 'White / Black', Place: 'Caringbah, NSW' },
    {
      parts: {
        colours: { from: 'Colours', split: '/' },
        place: { from: 'Place', pattern: '^(?<city>.+), (?<state>\\w+)$' },
      },
      fields: {
        colour: 'colours.1',
        interior_colour: 'colours.2',
        city: 'place.city',
        state: 'place.state',
      },
    },
  );
  expect(vehicle).toMatchObject({
    colour: 'White',
    interior_colour: 'Black',
    city: 'Caringbah',
    state: 'NSW',
  });
});

test('strips units, selects a part, and extracts a pattern', async () => {
  const { vehicle } = await vehicleOf(
    { Use: '8.7 Ltr/hundred', Engine: '4 cyl, 2.2 L', Boot: 'x' },
    {
      fields: {
        fuelconsumptioncombined: { from: 'Use', strip: ['Ltr/hundred'] },
        engine_size: { from: 'Engine', split: { by: ',', part: -1 } },
        cylinders: { from: 'Engine', pattern: '(\\d+) cyl' },
        doors: { from: 'Boot', pattern: '\\d+' },
      },
    },
  );
  expect(vehicle).toMatchObject({
    fuelconsumptioncombined: 8.7,
    engine_size: '2.2 L',
    cylinders: 4,
  });
  expect(vehicle).not.toHaveProperty('doors');
});

test.each([
  [' 4 Doors', ' 5 Seats', { doors: 4, seats: 5 }],
  [' 7 Seats', 'NA', { seats: 7 }],
])(
  'reads a column with doors in one row and seats in another: %s, %s',
  async (Doors, Seats, expected) => {
    const { vehicle, warnings } = await vehicleOf(
      { Doors, Seats },
      {
        missing: ['NA'],
        fields: {
          doors: { from: 'Doors', when: { column: 'Doors', matches: 'Doors$' } },
          seats: ['Seats', { from: 'Doors', when: { column: 'Doors', lacks: 'Doors$' } }],
        },
      },
    );
    expect({ doors: vehicle.doors, seats: vehicle.seats }).toEqual({
      doors: undefined,
      ...expected,
    });
    expect(warnings).toEqual([]);
  },
);

test('translates values by a table, and reports an unknown one unless the mapping says otherwise', async () => {
  const table = { U: 'used', N: 'new' };
  const of = (otherwise?: unknown) =>
    vehicleOf(
      { Cond: 'X' },
      {
        fields: {
          car_type: { from: 'Cond', table, ...(otherwise !== undefined && { otherwise }) },
        },
      },
    );
  expect(
    (await vehicleOf({ Cond: 'n' }, { fields: { car_type: { from: 'Cond', table } } })).vehicle
      .car_type,
  ).toBe('new');
  expect((await of()).warnings).toEqual([
    { field: 'car_type', value: 'X', reason: 'is not in the table of the mapping' },
  ]);
  expect((await of('missing')).warnings).toEqual([]);
  expect((await of('keep')).warnings).toEqual([
    { field: 'car_type', value: 'X', reason: 'is not one of new, used, demo' },
  ]);
  expect((await of({ value: 'demo' })).vehicle.car_type).toBe('demo');
});

test.each([
  ['a table', { table: { Sold: 'sold' } }],
  ['a table that ignores other words', { table: { Sold: 'sold' }, otherwise: 'missing' }],
  ['a table that keeps other words', { table: { Sold: 'sold' }, otherwise: 'keep' }],
  ['a pattern', { pattern: '^sold' }],
  ['a pattern and a table', { pattern: '^sold|^gone', table: { Gone: 'sold' } }],
  ['a part', { split: { by: '/', part: 2 } }],
  ['units to remove', { strip: ['SLD'] }],
])('holds a vehicle back and reports it if %s does not know its status', async (_, rule) => {
  const { vehicle, warnings } = await vehicleOf(
    { Stage: 'SLD' },
    { fields: { status: { from: 'Stage', ...rule } } },
  );
  expect(isAvailable({ status: vehicle.status ?? 'in_stock' })).toBe(false);
  expect(warnings).toMatchObject([{ field: 'status', value: 'SLD' }]);
  expect(warnings[0]?.reason).toContain('so the vehicle is not listed');
});

test('a status that is missing, or for which a rule has a value, is not held back', async () => {
  const sold = { from: 'Stage', pattern: '^sold' };
  for (const [status, Stage, expected] of [
    [sold, '', undefined],
    [[sold, { value: 'in_stock' }], 'SLD', 'in_stock'],
    [{ ...sold, otherwise: { value: 'in_stock' } }, 'SLD', 'in_stock'],
    [{ ...sold, when: { column: 'Other', matches: '.' } }, 'SLD', undefined],
    [[sold, 'Second'], 'SLD', 'on_hold'],
  ] as const) {
    const { vehicle } = await vehicleOf({ Stage }, { fields: { status } });
    expect(vehicle.status).toBe(expected);
  }
});

test('fills a template without gaps for empty columns; it is missing if all are empty', async () => {
  const fields = {
    name: { template: '{Year} {Make} {Badge} {Body}' },
    badge: { template: '{Badge} {Body}' },
  };
  const { vehicle } = await vehicleOf({ Year: 2019, Body: 'Wagon' }, { fields });
  expect(vehicle).toMatchObject({ name: '2019 Kia Wagon', badge: 'Wagon' });
  expect((await vehicleOf({}, { fields })).vehicle).not.toHaveProperty('badge');
});

test('a digest is the same if and only if its columns are the same', async () => {
  const of = async (cells: Record<string, unknown>) =>
    (await vehicleOf(cells, { fields: { stocknum: { digest: ['a', 'b'], prefix: 'D-' } } })).vehicle
      .stocknum;
  const digest = await of({ a: 'x', b: 'y', c: 1 });
  expect(digest).toMatch(/^D-[0-9A-F]{16}$/);
  expect(await of({ a: 'x', b: 'y', c: 2 })).toBe(digest);
  expect(await of({ a: 'xy', b: '' })).not.toBe(digest);
});

test('gathers several columns into a list', async () => {
  const { vehicle } = await vehicleOf(
    { p1: '/1.jpg', p2: '', p3: '/3.jpg' },
    { fields: { images: { gather: ['p1', 'p2', 'p3'] } } },
  );
  expect(vehicle.images).toEqual([{ url: '/1.jpg' }, { url: '/3.jpg' }]);
});

test('ignores columns without a rule, or reads them by name', async () => {
  const cells = { km: 5, Odd: 'x' };
  expect((await vehicleOf(cells, {})).vehicle).not.toHaveProperty('km');
  const byName = await vehicleOf(cells, { rest: 'by-name' });
  expect(byName.vehicle).toMatchObject({ km: 5, make: 'Kia' });
  expect(byName.warnings.map((warning) => warning.field)).toEqual(['Odd']);
});

test('uses the mapping’s items and delimiter', async () => {
  const json = JSON.stringify({ feed: { rows: [{ Id: 1, Make: 'Kia', Model: 'Rio' }] } });
  expect(
    await rowsOf(json, 'json', { mapping: mappingOf({ items: 'feed.rows', fields: identity }) }),
  ).toHaveLength(1);
  const xml = '<a><b><Id>1</Id><Make>Kia</Make><Model>Rio</Model></b></a>';
  expect(
    await rowsOf(xml, 'xml', { mapping: mappingOf({ items: 'a.b', fields: identity }) }),
  ).toHaveLength(1);
  const [row] = await rowsOf('Id~Make~Model\n1~Kia~Rio\n', 'csv', {
    mapping: mappingOf({ delimiter: '~', fields: identity }),
  });
  expect(row).toMatchObject({ vehicle: { make: 'Kia' } });
});

test('does not try a pattern on a text over the limit', async () => {
  const of = async (length: number) =>
    (
      await vehicleOf(
        { Note: `${'a'.repeat(length - 1)}7` },
        { fields: { doors: { from: 'Note', pattern: '\\d' } } },
      )
    ).vehicle.doors;
  expect(await of(maxPatternInput)).toBe(7);
  expect(await of(maxPatternInput + 1)).toBeUndefined();
});

test.each([
  ['{', '', /is not JSON/],
  ['{}', 'fields', /expected/],
  ['{"fields": {}, "colour": 1}', '', /colour/],
  ['{"fields": {"color": "C"}}', 'fields', /color/],
  ['{"fields": {"make": {"from": "M", "tabel": {}}}}', 'fields.make', /tabel/],
  ['{"fields": {"make": {"from": "M", "value": "Kia"}}}', 'fields.make', /Give one of/],
  [
    '{"fields": {"make": [{"from": "M"}, {"from": "M", "pattern": "("}]}}',
    'fields.make.1.pattern',
    /cannot be used/,
  ],
  [
    '{"fields": {}, "parts": {"a": {"from": "x", "pattern": "(a+)+"}}}',
    'parts.a.pattern',
    /repeats a group/,
  ],
  [
    '{"fields": {"make": {"from": "M", "split": {"by": ",", "part": 0}}}}',
    'fields.make.split.part',
    /count from 1/,
  ],
])('the fault of %s is reported with its path', (text, path, reason) => {
  const parsed = parseMapping(text);
  expect(parsed).toMatchObject({ ok: false, faults: [{ path }] });
  expect(!parsed.ok && parsed.faults[0]?.reason).toMatch(reason);
});

test('the schema file of the examples matches the code', async () => {
  const file = new URL('../../../../examples/mappings/mapping.schema.json', import.meta.url);
  const schema = { ...z.toJSONSchema(feedMappingSchema, { io: 'input' }), title: 'Feed mapping' };
  // If the change is intended, paste the printed schema into the file.
  expect(JSON.parse(await readFile(file, 'utf8')), JSON.stringify(schema)).toEqual(schema);
});

test('every example mapping is valid', async () => {
  const text = await readFile(
    new URL('../../../../examples/mappings/australian-vehicle-prices.json', import.meta.url),
    'utf8',
  );
  expect(parseMapping(text)).toMatchObject({ ok: true });
});

test.each([
  ['a status that no rule reads', { Status: 'Sold' }, {}, ['Status']],
  ['a status that a rule reads', { Status: 'Sold' }, { status: 'Status' }, []],
  ['a status that decides another field', { Status: 'Sold' }, { tag: 'Status' }, []],
  ['no status', { State: 'NSW' }, {}, []],
])('warns of %s', async (_, cells, fields, warned) => {
  const { warnings } = await vehicleOf(cells, { fields });
  expect(warnings.map(({ field }) => field)).toEqual(warned);
});
