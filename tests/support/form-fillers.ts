import type { FieldType, FormField } from '#domain/form/form-field.ts';

/** A shopper; every trial has its own. */
export interface Shopper {
  email: string;
  /** A mobile number in local format. */
  phone: string;
}

type Filler = (field: FormField, shopper: Shopper) => string;

/** What a shopper fills into a field of each type. */
const fillers: Readonly<Record<FieldType, Filler>> = {
  text: ({ name }) => `Some ${name}`,
  email: (_, { email }) => email,
  phone: (_, { phone }) => phone,
  mobile: (_, { phone }) => phone,
  code: () => '123456',
  postcode: () => '2150',
  textarea: () => 'Is it still there?',
  select: ({ options = [] }) => options[0]?.value ?? '',
  slots: ({ options = [] }) => options[0]?.value ?? '',
  radio: ({ options = [] }) => options[0]?.value ?? '',
  checkbox: () => 'on',
  'date-time': () => '2027-03-05T09:30',
  money: ({ min = 1 }) => String(min),
  number: ({ min = 1 }) => String(min),
  rego: () => 'ABC123',
  hidden: ({ value = '' }) => value,
};

/** Fills all fields of a form. A field that depends on another gets an option that goes with it. */
export function filledForm(fields: readonly FormField[], shopper: Shopper): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const given = field.depends_on === undefined ? undefined : values[field.depends_on];
    const options = field.options?.filter(
      ({ only_for }) => !only_for || given === undefined || only_for.includes(given),
    );
    values[field.name] = fillers[field.type]({ ...field, options }, shopper);
  }
  return values;
}
