import { expect, it } from 'vitest';
import { checkSteps } from './check-steps.ts';
import type { FormField, FormStep } from './form-field.ts';

const field = (name: string, type: FormField['type'] = 'text'): FormField => {
  return { name, label: name, type, required: true, destination: 'answer' };
};
const steps: FormStep[] = [
  { name: 'one', title: '', submit: '', fields: [field('year', 'number')] },
  { name: 'two', title: '', submit: '', fields: [field('name')] },
  { name: 'three', title: '', submit: '', fields: [field('email', 'email')] },
];

it('returns the values of all screens up to the submitted one', () => {
  const sent = { year: '2,020', name: ' Mia ', email: 'nonsense', other: 'x' };
  expect(checkSteps(steps, sent, 'two')).toEqual({
    ok: true,
    values: { year: '2020', name: 'Mia' },
  });
});

it('returns to the first screen with a fault', () => {
  expect(checkSteps(steps, { year: 'old', name: '', email: 'nonsense' }, 'three')).toEqual({
    ok: false,
    step: 'one',
    faults: [{ field: 'year', message: 'Please enter a whole number.' }],
  });
});
