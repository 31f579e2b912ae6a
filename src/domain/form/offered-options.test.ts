import { expect, it } from 'vitest';
import { offeredOptions } from './offered-options.ts';

const field = {
  depends_on: 'yard',
  options: [
    { value: 'nine', label: '9 am' },
    { value: 'ten', label: '10 am', only_for: ['north'] },
  ],
};
const offered = (yard: string | undefined) =>
  offeredOptions(field, yard === undefined ? {} : { yard }).map(({ value }) => value);

it('offers all options until the other field has a value', () => {
  expect(offered(undefined)).toEqual(['nine', 'ten']);
  expect(offered('')).toEqual(['nine', 'ten']);
});

it('offers only the options for that value', () => {
  expect(offered('north')).toEqual(['nine', 'ten']);
  expect(offered('south')).toEqual(['nine']);
});
