import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';
import type { FormContext } from './form-context.ts';
import type { FormField } from './form-field.ts';
import { formDefinitions, type FormKind } from './form-kinds.ts';
import { leadCategory } from './lead-category.ts';

const one = [{ value: 'a', label: 'A' }];
const two = [...one, { value: 'b', label: 'B' }];
const context: FormContext = {
  yard: undefined,
  slots: () => [],
  hasVehicle: true,
  commentsRequired: true,
  payable: { min: 10, max: 5000 },
  workshop: { services: ['Brakes', 'Air-conditioning'], hasCourtesyCar: true, newestYear: 2027 },
};
const names = (kind: FormKind, more: Partial<FormContext> = {}) =>
  formDefinitions[kind].fields({ ...context, ...more }).map(({ name }) => name);
const core = ['name', 'last_name', 'email', 'phone'];

it.each<[FormKind, string[]]>([
  ['general', [...core, 'category', 'message']],
  ['vehicle', [...core, 'message']],
  ['test-drive', [...core, 'appointment', 'message']],
  ['photo-request', [...core, 'message']],
  ['trade-in', ['form', 'name', 'last_name', 'postcode', 'phone', 'email']],
  ['valuation', ['name', 'last_name', 'phone', 'email', 'postcode']],
  ['careers', [...core, 'message']],
  ['reservation', [...core, 'message']],
  [
    'service',
    [
      'year',
      'make',
      'model',
      'odometer',
      'rego',
      'regoState',
      'service_brakes',
      'service_air_conditioning',
      'appointment',
      'courtesy_car',
      ...core,
      'message',
    ],
  ],
  ['parts', ['year', 'make', 'model', 'vin', 'part', 'fitting', ...core, 'message']],
  ['fleet', [...core, 'company', 'fleet_size', 'wanted_vehicle', 'message']],
  [
    'build-and-price',
    ['wanted_vehicle', 'variant', 'colour', 'accessories', 'timing', ...core, 'message'],
  ],
])('%s asks for %j', (kind, wanted) => {
  expect(names(kind)).toEqual(wanted);
});

it.each<FormKind>([
  'general',
  'vehicle',
  'test-drive',
  'trade-in',
  'careers',
  'reservation',
  'service',
  'parts',
  'fleet',
  'build-and-price',
])('%s asks for the yard if there is a choice', (kind) => {
  const yard: FormField = {
    name: 'location_id',
    label: 'Location',
    type: 'select',
    required: true,
    destination: 'form-only',
    options: two,
  };
  expect(names(kind, { yard })).toContain('location_id');
});

it('requires a message unless the site makes it optional', () => {
  const required = (commentsRequired: boolean) =>
    formDefinitions.vehicle
      .fields({ ...context, commentsRequired })
      .find(({ name }) => name === 'message')?.required;
  expect(required(true)).toBe(true);
  expect(required(false)).toBe(false);
});

it('offers the available appointments, else a date and time field', () => {
  const type = (slots: typeof one) =>
    formDefinitions['test-drive']
      .fields({ ...context, slots: () => slots })
      .find(({ name }) => name === 'appointment')?.type;
  expect(type(one)).toBe('slots');
  expect(type([])).toBe('date-time');
});

it('files a careers enquiry as a general enquiry', () => {
  expect(leadCategory('Careers Enquiry')).toEqual({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
  });
  expect(leadCategory('Parts Enquiry', 'Tyres')).toEqual({
    category: 'Parts Enquiry',
    subcategory: 'Tyres',
  });
});

it('changes, removes and adds fields', () => {
  const fields = changedFields(formDefinitions.vehicle.fields(context), [
    { name: 'phone', label: 'Mobile', required: undefined },
    { name: 'rego', label: 'Rego' },
    { name: 'tow_bar', label: 'Tow bar', type: 'checkbox', is_service: true },
  ]);
  expect(fields.map(({ name, label }) => [name, label])).toEqual([
    ['name', 'First name'],
    ['last_name', 'Last name'],
    ['email', 'Email'],
    ['phone', 'Mobile'],
    ['rego', 'Rego'],
    ['tow_bar', 'Tow bar'],
    ['message', 'Message'],
  ]);
  expect(fields.find(({ name }) => name === 'phone')?.required).toBe(true);
  expect(fields.find(({ name }) => name === 'rego')).toMatchObject({
    type: 'text',
    required: false,
  });
});

it('never removes the core fields', () => {
  const removed = [...core, 'message'].map((name) => ({ name, removed: true }));
  const fields = changedFields(formDefinitions.vehicle.fields(context), removed);
  expect(fields.map(({ name }) => name)).toEqual(core);
});
