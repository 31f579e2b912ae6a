import { expect, it } from 'vitest';
import { missingColumns } from './missing-columns.ts';
import { parseMapping } from './parse-mapping.ts';

const columns = ['Unit', 'Make', 'Asking', 'Where', 'Photo1'];

function missing(fields: object, parts: object = {}) {
  const parsed = parseMapping(JSON.stringify({ fields: { stocknum: 'Unit', ...fields }, parts }));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return missingColumns(parsed.mapping, columns);
}

it.each([
  ['a column', { price: 'Askng' }, ['Askng']],
  ['all of several columns', { price: { from: ['Askng', 'Retail'] } }, ['Askng', 'Retail']],
  ['the columns of all rules', { price: ['Askng', { from: 'Retail' }] }, ['Askng', 'Retail']],
  ['a template', { badge: { template: '{Trim} {Series}' } }, ['Trim', 'Series']],
  ['gathered columns', { images: { gather: ['Pic1', 'Pic2'] } }, ['Pic1', 'Pic2']],
])('a field is missing with %s that the feed does not have', (_what, fields, named) => {
  expect(missing(fields)).toEqual([{ rule: `fields.${Object.keys(fields)[0]}`, columns: named }]);
});

it('a part is missing without its column; fields that read it are not reported again', () => {
  const place = { from: 'Location', pattern: '^(?<city>.+)$' };
  expect(missing({ city: 'place.city' }, { place })).toEqual([
    { rule: 'parts.place', columns: ['Location'] },
  ]);
});

it.each([
  ['a column', { price: 'Asking' }],
  ['one of several columns', { price: { from: ['Retail', 'Asking'] } }],
  ['a constant as its last resort', { car_type: ['Kind', { value: 'used' }] }],
  ['a part of the columns of a template', { badge: { template: '{Make} {Trim}' } }],
  ['one gathered column', { images: { gather: ['Photo1', 'Photo2'] } }],
])('a field is not missing with %s', (_what, fields) => {
  expect(missing(fields)).toEqual([]);
});
