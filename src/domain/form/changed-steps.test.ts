import { expect, it } from 'vitest';
import { changedSteps } from './changed-steps.ts';
import type { FormField, FormStep } from './form-field.ts';

const field = (name: string): FormField => ({ name, label: name, type: 'text', required: true });
const steps: FormStep[] = [
  { name: 'rego', title: 'Rego', submit: 'Find', skip: 'Skip', optional: true, fields: [] },
  { name: 'vehicle', title: 'Vehicle', submit: 'Go on', fields: ['a', 'b', 'c'].map(field) },
];
const changed = (...changes: Parameters<typeof changedSteps>[1]) => changedSteps(steps, changes);

it('are renamed, and keep what nothing is said of', () => {
  expect(changed({ name: 'rego', title: 'Your plate', submit: undefined })[0]).toMatchObject({
    title: 'Your plate',
    submit: 'Find',
    skip: 'Skip',
  });
});

it('are left out where the form can do without them, and only there', () => {
  const removed = changed({ name: 'rego', removed: true }, { name: 'vehicle', removed: true });
  expect(removed.map(({ name }) => name)).toEqual(['vehicle']);
});

it('have their fields changed, taken out, added and put in order', () => {
  const [, vehicle] = changed({
    name: 'vehicle',
    fields: [
      { name: 'b', removed: true },
      { name: 'colour', label: 'Colour' },
    ],
    order: ['colour', 'c'],
  });
  expect(vehicle?.fields.map(({ name }) => name)).toEqual(['colour', 'c', 'a']);
});

it('stay as they are when a change names none of them', () => {
  expect(changed({ name: 'nowhere', title: 'X' })).toEqual(steps);
});
