import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { fieldFaults } from './field-checks.ts';
import { type FieldType, fieldTypes, type FormField } from './form-field.ts';

const field = (type: FieldType, more: Partial<FormField> = {}): FormField => ({
  name: 'it',
  label: 'It',
  type,
  required: false,
  destination: 'answer',
  ...more,
});
const checked = (type: FieldType, it: string, more?: Partial<FormField>) => {
  const result = checkForm([field(type, more)], { it });
  return result.ok ? result.values['it'] : result.faults[0]?.message;
};

it.each(fieldTypes)('omits an empty optional %s', (type) => {
  expect(checkForm([field(type)], {})).toEqual({ ok: true, values: {} });
  expect(checkForm([field(type)], { it: '  ' })).toEqual({ ok: true, values: {} });
});

it.each(fieldTypes)('rejects an empty required %s in its own words, else in usual ones', (type) => {
  const faultOf = (required_fault?: string) =>
    checked(type, '', { required: true, required_fault });
  expect(faultOf('Enter your mobile number.')).toBe('Enter your mobile number.');
  expect(faultOf()).toMatch(/^(Please |This is a required field\.$)/);
});

it('has the specified words for an empty code', () => {
  expect(checked('code', '', { required: true })).toBe('This is a required field.');
});

const slots = field('slots', { options: [{ value: '2026-11-30T09:00', label: 'Mon, 9 am' }] });
it.each([
  [{ it: '2026-11-30T09:00', it_day: '2026-11-30' }, '2026-11-30T09:00'],
  [{ it: '2026-11-30T09:00' }, '2026-11-30T09:00'],
  [{ it: 'any', it_day: '2026-11-30' }, undefined],
  [{ it: '', it_day: '2026-11-30' }, fieldFaults.timeOrNone],
  [{ it: '2026-11-30T09:00', it_day: '2026-12-01' }, fieldFaults.timeOrNone],
  [{ it: '2026-11-30T23:00', it_day: '2026-11-30' }, fieldFaults.choice],
])('takes %j for a time as %j', (sent, expected) => {
  const result = checkForm([slots], sent);
  expect(result.ok ? result.values['it'] : result.faults[0]?.message).toBe(expected);
});

it('offers “No preference” only for a time that is optional', () => {
  const faultOf = (required: boolean) => {
    const result = checkForm([{ ...slots, required }], { it: '', it_day: '2026-11-30' });
    return result.ok ? undefined : result.faults[0]?.message;
  };
  expect(faultOf(false)).toContain('No preference');
  expect(faultOf(true)).toBe('Choose a time on this day.');
});

it('leaves out what only another choice asks for', () => {
  const choice = field('radio', {
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes', reveals: 'which' },
    ],
  });
  const valuesOf = (it: string) =>
    checkForm([choice, { ...field('text'), name: 'which' }], { it, which: 'Mazda' });
  expect(valuesOf('yes')).toMatchObject({ values: { it: 'yes', which: 'Mazda' } });
  expect(valuesOf('no')).toEqual({ ok: true, values: { it: 'no' } });
});

const options = [{ value: 'sales', label: 'Sales' }];
it.each<[FieldType, string, string]>([
  ['text', ' Mia ', 'Mia'],
  ['email', 'mia@example.com', 'mia@example.com'],
  ['email', 'mia.chen+car@mail.example.com.au', 'mia.chen+car@mail.example.com.au'],
  ['phone', '0491 570 006', '0491570006'],
  ['phone', '+61 (2) 5550 0110', '0255500110'],
  ['phone', '1300 975 707', '1300975707'],
  ['phone', '1800 975 711', '1800975711'],
  ['phone', '13 00 00', '130000'],
  ['postcode', '2150', '2150'],
  ['textarea', 'One\nTwo', 'One\nTwo'],
  ['select', 'sales', 'sales'],
  ['radio', 'sales', 'sales'],
  ['checkbox', 'true', 'on'],
  ['date-time', '2026-11-30T09:30', '2026-11-30T09:30'],
  ['number', '85,000 km', '85000'],
  ['number', '007', '7'],
  ['number', '45.000', '45000'],
  ['number', '145k', '145000'],
  ['number', '85,000 kms', '85000'],
  ['phone', '+61 (0) 491 570 112', '0491570112'],
  ['phone', '491570157', '0491570157'],
  ['phone', '0061 491 570 157', '0491570157'],
  ['mobile', '0061 491 570 157', '0491570157'],
  ['rego', 'abc-12 d', 'ABC12D'],
])('a %s accepts %j', (type, sent, stored) => {
  expect(checked(type, sent, { options })).toBe(stored);
});

it.each<[FieldType, string, string]>([
  ['email', 'mia', 'Please enter an email address.'],
  ['email', 'mia@example', 'Please enter an email address.'],
  ['email', 'a@b.c, d@e.f', 'Please enter an email address.'],
  ['email', 'Mia <mia@example.com>', 'Please enter an email address.'],
  ['phone', '12345', 'Please enter an Australian phone number.'],
  ['phone', '1301 975 707', 'Please enter an Australian phone number.'],
  ['phone', '1300 975 70', 'Please enter an Australian phone number.'],
  ['phone', '+1 555 0100 200', 'Please enter an Australian phone number.'],
  ['postcode', '215', 'Invalid postcode. Please enter a 4-digit number.'],
  ['postcode', '21500', 'Invalid postcode. Please enter a 4-digit number.'],
  ['postcode', 'abcd', 'Invalid postcode. Please enter a 4-digit number.'],
  ['select', 'other', 'Please choose one of the options.'],
  ['date-time', '2026-13-01T09:30', 'Please choose a date and a time.'],
  ['date-time', 'tomorrow', 'Please choose a date and a time.'],
  ['number', '-5', 'Please enter a whole number.'],
  ['number', '1.5', 'Please enter a whole number.'],
  ['number', '9'.repeat(16), 'Please enter a whole number.'],
  ['rego', 'ABC_12', 'Please enter the letters and digits of the plate.'],
  ['rego', 'A'.repeat(13), 'Please enter the letters and digits of the plate.'],
  ['text', 'Mia\r\nBcc: all@example.com', 'Please use letters, digits and punctuation only.'],
  ['text', 'Mia\u0000', 'Please use letters, digits and punctuation only.'],
  ['textarea', 'bell\u0007', 'Please use letters, digits and punctuation only.'],
  ['text', 'x'.repeat(301), 'Please use at most 300 characters.'],
])('a %s rejects %j', (type, sent, fault) => {
  expect(checked(type, sent, { options })).toBe(fault);
});

it('limits a number to its bounds, inclusive', () => {
  const bounds = { min: 1950, max: 2027 };
  expect(checked('number', '1950', bounds)).toBe('1950');
  expect(checked('number', '2027', bounds)).toBe('2027');
  for (const year of ['1949', '2028']) {
    expect(checked('number', year, bounds)).toBe('Please enter a number from 1950 to 2027.');
  }
});

it('ignores values without a field and inherited object properties', () => {
  expect(checkForm([field('text')], { other: 'x' })).toEqual({ ok: true, values: {} });
  expect(checkForm([field('text', { name: 'toString' })], {})).toEqual({ ok: true, values: {} });
});

it('reports every fault, in the order of the fields', () => {
  const fields = [field('email', { name: 'a' }), field('postcode', { name: 'b' })];
  const result = checkForm(fields, { a: 'x', b: 'y' });
  expect(result.ok ? [] : result.faults.map((fault) => fault.field)).toEqual(['a', 'b']);
});

it('never lets control characters through', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldTypes), fc.string({ unit: 'binary' }), (type, it) => {
      const result = checkForm([field(type, { options })], { it });
      if (result.ok) expect(result.values['it'] ?? '').not.toMatch(/[\p{Cc}--[\n\r\t]]/v);
      if (result.ok && type !== 'textarea')
        expect(result.values['it'] ?? '').not.toMatch(/\p{Cc}/u);
    }),
  );
});
