import { describe, expect, it } from 'vitest';
import { leadFieldList } from '#domain/lead/lead-fields.ts';
import { usualQuestions } from '#domain/trade-in/condition-question.ts';
import { destinationOf, formOnlyFields, leadFieldOf } from './destination-of.ts';
import { filledLeadFields } from './filled-lead-fields.ts';
import type { FormContext } from './form-context.ts';
import type { FormField } from './form-field.ts';
import { formDefinitions } from './form-kinds.ts';
import { yardQuestion } from './yard-question.ts';

const context: FormContext = {
  yard: undefined,
  slots: () => [],
  hasVehicle: false,
  commentsRequired: true,
  payable: { min: 10, max: 5000 },
  workshop: { services: ['Brakes'], hasCourtesyCar: true, newestYear: 2026 },
  valuation: {
    questions: usualQuestions,
    looksUp: true,
    vehicleType: 'car',
    state: 'NSW',
    newestYear: 2026,
  },
};
const dealerships = ['north', 'south'].map((slug) => ({ slug, name: slug }));
const yards = ['a', 'b', 'c'].map((id) => ({ id, name: id, dealership_slug: 'north' }));
const formFields: FormField[] = [
  ...Object.values(formDefinitions).flatMap((form) => [
    ...form.fields(context),
    ...(form.stepsBefore?.(context) ?? []).flatMap(({ fields }) => fields),
  ]),
  ...[yardQuestion(dealerships, []), yardQuestion(dealerships, yards)].flatMap(
    (yard) => yard ?? [],
  ),
];

describe.each(formFields)('the form field $name', (field) => {
  it('has a place on the lead unless it is only for the form', () => {
    if (field.destination === 'form-only') {
      expect(formOnlyFields).toHaveProperty(field.name);
      expect(leadFieldOf(field)).toBeUndefined();
    } else expect(leadFieldOf(field)).toBeDefined();
  });

  it('goes where a field of its name goes that a site adds', () => {
    // a site's own checkbox is a service only if the site says so
    const isOfOneForm = ['trade-in', 'condition', 'service'].includes(field.destination);
    expect(destinationOf(field.name)).toBe(isOfOneForm ? 'answer' : field.destination);
  });
});

const texts = leadFieldList.flatMap(({ name, field }) => (field.kind === 'text' ? [name] : []));

it.each(texts)('a form field that a site adds under the name %s fills that field', (name) => {
  const added = { name, label: 'X', type: 'text', required: false } as const;
  const form = [{ ...added, destination: destinationOf(name) }];
  expect(filledLeadFields(form, { [name]: 'given' })).toMatchObject({ [name]: 'given' });
  expect(filledLeadFields(form, { [name]: 'given' })).not.toHaveProperty('answers');
});

it('any other field that a site adds is an answer, in the words of the form', () => {
  const form: FormField[] = [
    {
      name: 'colour',
      label: 'Which colour?',
      type: 'select',
      required: false,
      destination: destinationOf('colour'),
      options: [{ value: 'r', label: 'Red' }],
    },
    { name: 'keys', label: 'Two keys', type: 'checkbox', required: false, destination: 'answer' },
    { name: 'mats', label: 'Mats', type: 'checkbox', required: false, destination: 'service' },
    { name: 'category', label: 'About', type: 'text', required: false, destination: 'form-only' },
  ];
  const values = { colour: 'r', keys: 'on', mats: 'on', category: 'Parts Enquiry' };
  expect(filledLeadFields(form, values)).toEqual({
    name: '',
    last_name: '',
    email: '',
    phone: '',
    additional_services: ['Mats'],
    answers: [
      { name: 'colour', label: 'Which colour?', value: 'Red' },
      { name: 'keys', label: 'Two keys', value: 'Yes' },
    ],
  });
});
