import { expect, it } from 'vitest';
import { yardQuestion } from './yard-question.ts';

const north = { slug: 'north', name: 'North Motors' };
const south = { slug: 'south', name: 'South Motors' };
const yard = (id: string, dealership_slug: string) => ({ id, name: `Yard ${id}`, dealership_slug });

it('asks nothing if there is only one yard', () => {
  expect(yardQuestion([north], [yard('a', 'north')])).toBeUndefined();
  expect(yardQuestion([north], [])).toBeUndefined();
});

it('asks for the dealership if each has one yard', () => {
  const question = yardQuestion([north, south], [yard('a', 'north'), yard('b', 'south')]);
  expect(question).toMatchObject({ name: 'dealership_slug', label: 'Preferred dealership' });
  expect(question?.options).toEqual([
    { value: 'north', label: 'North Motors' },
    { value: 'south', label: 'South Motors' },
  ]);
});

it('asks for the yard if a single dealership has several', () => {
  const question = yardQuestion([north], [yard('a', 'north'), yard('b', 'north')]);
  expect(question).toMatchObject({ name: 'location_id', label: 'Location', required: true });
  expect(question?.options?.map(({ value }) => value)).toEqual(['a', 'b']);
});

it('groups the yards by dealership if one of several dealerships has several yards', () => {
  const yards = [yard('a', 'north'), yard('b', 'south'), yard('c', 'north')];
  const question = yardQuestion([north, south], yards);
  expect(question).toMatchObject({ name: 'location_id', label: 'Preferred dealership' });
  expect(question?.options).toEqual([
    { value: 'a', label: 'Yard a', group: 'North Motors' },
    { value: 'c', label: 'Yard c', group: 'North Motors' },
    { value: 'b', label: 'Yard b', group: 'South Motors' },
  ]);
});
