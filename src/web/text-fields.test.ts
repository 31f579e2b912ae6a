import { expect, it } from 'vitest';
import { textFields } from './text-fields.ts';

it('lists the text fields of a submission, repeated and empty ones included, without files', () => {
  const data = new FormData();
  data.append('make', 'Kia');
  data.append('make', 'Mazda');
  data.append('query', '');
  data.append('photo', new Blob(['pixels']), 'photo.jpg');
  expect(textFields(data)).toEqual([
    ['make', 'Kia'],
    ['make', 'Mazda'],
    ['query', ''],
  ]);
});
