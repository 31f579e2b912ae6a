import { expect, it } from 'vitest';
import { changedSteps } from './changed-steps.ts';
import type { FormField, FormStep } from './form-field.ts';

const field = (name: string): FormField => ({
  name,
  label: name,
  type: 'text',
  required: true,
  destination: 'answer',
});
const steps: FormStep[] = [
  { name: 'rego', title: 'Rego', submit: 'Find', skip: 'Skip', optional: true, fields: [] },
  { name: 'vehicle', title: 'Vehicle', submit: 'Go on', fields: ['a', 'b', 'c'].map(field) },
];
const changed = (...changes: Parameters<typeof changedSteps>[1]) => changedSteps(steps, changes);

it('changes the named properties and leaves the others', () => {
  expect(changed({ name: 'rego', title: 'Your plate', submit: undefined })[0]).toMatchObject({
    title: 'Your plate',
    submit: 'Find',
    skip: 'Skip',
  });
});

it('removes only optional steps', () => {
  const removed = changed({ name: 'rego', removed: true }, { name: 'vehicle', removed: true });
  expect(removed.map(({ name }) => name)).toEqual(['vehicle']);
});

it('changes, removes, adds and reorders the fields of a step', () => {
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

it('ignores a change to a step that the form does not have', () => {
  expect(changed({ name: 'nowhere', title: 'X' })).toEqual(steps);
});
