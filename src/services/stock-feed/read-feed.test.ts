import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedStatus } from './fields/status.ts';
import { mappingOf, rowsOf } from './records/rows-of.ts';

const header = 'stocknum,make,model,year,badge,km,price';

test('a feed without a mapping has columns named like fields, and each is parsed by its kind', async () => {
  const [row] = await rowsOf(
    `${header}\nA1,toyota,Hilux,2019,SR5,"45,120 kms","$28,990.00 Drive Away"\n`,
    'csv',
  );
  expect(row).toEqual({
    ok: true,
    line: 2,
    warnings: [],
    vehicle: {
      stocknum: 'A1',
      make: 'Toyota',
      model: 'HiLux',
      year: 2019,
      badge: 'SR5',
      km: 45120,
      price: 28990,
      price_basis: 'drive_away',
      name: '2019 Toyota HiLux SR5',
      item_type: 'car',
      car_type: 'used',
      show_on_dealer_website: true,
    },
  });
});

test('a price on application is a missing price, not a fault', async () => {
  const [row] = await rowsOf(`${header}\nA1,Kia,Rio,2019,,,POA\n`, 'csv');
  expect(row).toMatchObject({ ok: true, warnings: [] });
  expect(row?.ok === true && row.vehicle).not.toHaveProperty('price');
});

test('a bad value of an optional field is dropped and reported with its reason', async () => {
  const [row] = await rowsOf(`${header}\nA1,Kia,Rio,19,,about 5,10\n`, 'csv');
  expect(row).toMatchObject({
    ok: true,
    warnings: [
      { field: 'year', value: '19', reason: 'is not between 1900 and 2100' },
      { field: 'km', value: 'about 5', reason: 'is not a number' },
    ],
  });
  expect(row?.ok === true && row.vehicle).not.toHaveProperty('km');
});

test('a row without make, model or identity is refused with every reason, and other rows are not affected', async () => {
  const rows = await rowsOf(
    `${header}\nA1,Kia,Rio,2019,,,\n,,,2019,,,\nA3,Kia,Rio,2019,,,\n`,
    'csv',
  );
  expect(rows.map((row) => row.ok)).toEqual([true, false, true]);
  expect(rows[1]).toEqual({
    ok: false,
    line: 3,
    words: 'year: 2019',
    faults: [
      { field: 'make', reason: 'is missing' },
      { field: 'model', reason: 'is missing' },
      { field: 'stocknum', reason: 'is missing, and there is no valid VIN to use instead' },
    ],
  });
});

test('a valid VIN is a sufficient identity', async () => {
  const rows = await rowsOf(
    'vin,make,model,year\njtm rwrev30d012345,Kia,Rio,2019\nSHORT1,Kia,Rio,2019\n',
    'csv',
  );
  expect(rows[0]).toMatchObject({ ok: true, vehicle: { vin: 'JTMRWREV30D012345' } });
  expect(rows[1]).toMatchObject({ ok: false });
});

test('a bad VIN beside a stock number is a warning, but an old chassis number is valid', async () => {
  const rows = await rowsOf(
    'stocknum,vin,make,model,year\n1,SHORT1,Kia,Rio,2019\n2,HJ45-01234,Toyota,LandCruiser,1979\n',
    'csv',
  );
  expect(rows[0]).toMatchObject({ ok: true, warnings: [{ field: 'vin', value: 'SHORT1' }] });
  expect(rows[1]).toMatchObject({ ok: true, warnings: [], vehicle: { vin: 'HJ45-01234' } });
});

test('a bad stock number refuses the row even with a VIN, because the identity would change', async () => {
  const rows = await rowsOf(
    `stocknum,vin,make,model\n${'9'.repeat(80)},JTMRWREV30D012345,Kia,Rio\n`,
    'csv',
  );
  expect(rows[0]).toMatchObject({
    ok: false,
    faults: [{ field: 'stocknum', reason: 'is longer than 64 characters' }],
  });
});

test('an unknown column is reported once, with the first row', async () => {
  const rows = await rowsOf(
    'Stock Num,Make,Model,Paint Code,dealership_slug\n1,Kia,Rio,X9,a\n2,Kia,Rio,X9,a\n',
    'csv',
  );
  expect(rows[0]).toMatchObject({ ok: true, warnings: [{ field: 'Paint Code' }] });
  expect(rows[1]).toMatchObject({ ok: true, warnings: [] });
});

test('the price type determines the basis unless the feed has one', async () => {
  const rows = await rowsOf(
    'stocknum,make,model,price,price_type,price_basis\n1,Kia,Rio,20000,Excl. Govt. Charges,\n2,Kia,Rio,20000,EGC,drive away\n',
    'csv',
  );
  expect(rows[0]).toMatchObject({ vehicle: { price_basis: 'egc' } });
  expect(rows[1]).toMatchObject({ vehicle: { price_basis: 'drive_away' } });
});

test.each([
  ['Avail', 'in_stock'],
  ['AVAILABLE FOR SALE', 'in_stock'],
  ['In-Transit', 'coming_soon'],
  ['Sold - Pending Delivery', 'sold'],
  ['Inactive', 'withdrawn'],
])('the status %s means %s', async (word, status) => {
  const [row] = await rowsOf(`stocknum,make,model,status\n1,Kia,Rio,${word}\n`, 'csv');
  expect(row).toMatchObject({ vehicle: { status }, warnings: [] });
});

test('a reserved vehicle is in stock and reserved', async () => {
  const [row] = await rowsOf('stocknum,make,model,status\n1,Kia,Rio,Deposit Taken\n', 'csv');
  expect(row).toMatchObject({ vehicle: { status: 'in_stock', reserved: true } });
});

test('a status that is given and not understood is never available, and is reported', async () => {
  const known = new Set(['in_stock', 'coming_soon']);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.constantFrom('Avl', 'A', 'Yes', 'in__stock', '1')),
      async (word) => {
        const [row] = await rowsOf(
          JSON.stringify([{ stocknum: '1', make: 'Kia', model: 'Rio', status: word }]),
          'json',
        );
        if (!row?.ok) throw new Error('the row was refused');
        const { status } = row.vehicle;
        const isUnderstood = feedStatus(word)?.isKnown ?? true;
        expect(row.warnings.map(({ field }) => field)).toEqual(isUnderstood ? [] : ['status']);
        if (!isUnderstood) expect(known.has(status ?? 'in_stock')).toBe(false);
      },
    ),
  );
});

test('a status that the table of a mapping lacks is held back', async () => {
  const mapping = mappingOf({
    fields: {
      stocknum: 'no',
      make: 'make',
      model: 'model',
      status: { from: 'st', table: { I: 'in_stock' } },
    },
  });
  const rows = await rowsOf('no,make,model,st\n1,Kia,Rio,I\n2,Kia,Rio,S\n3,Kia,Rio,Sold\n', 'csv', {
    mapping,
  });
  expect(rows.map((row) => row.ok && row.vehicle.status)).toEqual([
    'in_stock',
    'on_hold',
    'on_hold',
  ]);
  expect(rows[1]).toMatchObject({ warnings: [{ field: 'status', value: 'S' }] });
});

test('a fuel, body or transmission that no filter knows is reported', async () => {
  const [row] = await rowsOf(
    'stocknum,make,model,fuel,body,trans\n1,Kia,Rio,Banana,Blob,Levers\n',
    'csv',
  );
  expect(row).toMatchObject({
    vehicle: { fuel: 'Banana' },
    warnings: [{ field: 'fuel', value: 'Banana' }, { field: 'body' }, { field: 'trans' }],
  });
});

test('statuses are normalised, and an unknown one is preserved', async () => {
  const rows = await rowsOf(
    'stocknum,make,model,status\n1,Kia,Rio,In Stock\n2,Kia,Rio,Coming Soon\n3,Kia,Rio,Lent Out\n',
    'csv',
  );
  expect(rows.map((row) => row.ok && row.vehicle.status)).toEqual([
    'in_stock',
    'coming_soon',
    'lent_out',
  ]);
});

test('nested values of a JSON feed are read: pictures, lists, lenders, hotspots', async () => {
  const vehicle = {
    stocknum: 'A1',
    make: 'Kia',
    model: 'EV6',
    images: [
      { image: { url: 'https://img.test/1.jpg', thumb: { url: 'https://img.test/1s.jpg' } } },
      { url: 'javascript:alert(1)' },
      '/2.jpg',
    ],
    standardEquipment: ['Airbags - dual, side', 'ABS'],
    filtered_features: 'Tow Bar|Sunroof',
    finance_lenders: {
      lender_a: { interestRate: '7.99%', comparisonRate: 8.5, paymentWeek: 120.5, surprise: 1 },
    },
    hotspots: {
      exterior: [
        { id: 'h1', description: 'Chip', positions: [{ activeAngle: 3, posX: 10.5, posY: 20 }] },
      ],
    },
    youxQuote: { weeklyRepaymentAmount: 1 },
    created_at: '2026-11-20T10:00:00+10:00',
  };
  const [row] = await rowsOf(JSON.stringify([vehicle]), 'json');
  expect(row).toMatchObject({
    ok: true,
    warnings: [{ field: 'youxQuote', reason: 'lacks "advertisedRate"' }],
    vehicle: {
      images: [
        { url: 'https://img.test/1.jpg', thumb: 'https://img.test/1s.jpg' },
        { url: '/2.jpg' },
      ],
      standardEquipment: ['Airbags - dual, side', 'ABS'],
      filtered_features: ['Tow Bar', 'Sunroof'],
      finance_lenders: {
        lender_a: { interestRate: 7.99, comparisonRate: 8.5, paymentWeek: 120.5 },
      },
      hotspots: {
        exterior: [
          { id: 'h1', description: 'Chip', positions: [{ activeAngle: 3, posX: 10.5, posY: 20 }] },
        ],
      },
      created_at: '2026-11-20T00:00:00.000Z',
    },
  });
});

test('the HTML of dealer comments is preserved', async () => {
  const comments = '<p>One owner.</p>\n<ul><li>Books</li></ul>';
  const [row] = await rowsOf(
    JSON.stringify([{ stocknum: 1, make: 'Kia', model: 'Rio', dealercomments: comments }]),
    'json',
  );
  expect(row).toMatchObject({ vehicle: { stocknum: '1', dealercomments: comments } });
});
