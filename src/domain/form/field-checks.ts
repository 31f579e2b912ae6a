import type { FieldType, FormField } from './form-field.ts';

/** The texts to the letter where the specification has them: 2, sections 5 and 8. */
export const fieldFaults = {
  required: 'This is a required field.',
  postcode: 'Invalid postcode. Please enter a 4-digit number.',
  email: 'Please enter an e-mail address.',
  phone: 'Please enter an Australian phone number.',
  choice: 'Please choose one of the options.',
  dateTime: 'Please choose a date and a time.',
  characters: 'Please use letters, digits and punctuation only.',
  length: (most: number) => `Please use at most ${most} characters.`,
} as const;

type Checked = { value: string } | { fault: string };
type Check = (text: string, field: FormField) => Checked;

/** Australian numbers, mobile or landline, with or without the country's code. */
const phone = /^(\+?61|0)[2-478]\d{8}$/;
/** The form that browsers check an address by. Source: HTML Standard, "Valid e-mail address"; with a dot in the domain. */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const localMinute = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;
const controls = /\p{Cc}/u;

const usualLength: Partial<Record<FieldType, number>> = {
  text: 300,
  email: 254,
  textarea: 4000,
  hidden: 1000,
};

/** How many characters a field takes. */
export function lengthOf({ type, max_length }: Pick<FormField, 'type' | 'max_length'>): number {
  return max_length ?? usualLength[type] ?? 100;
}

const asIs: Check = (value) => ({ value });
const chosen: Check = (value, { options = [] }) =>
  options.some((option) => option.value === value) ? { value } : { fault: fieldFaults.choice };

/** What each type of field takes, and how it is kept. The text is trimmed and not empty. */
export const fieldChecks: Readonly<Record<FieldType, Check>> = {
  text: asIs,
  hidden: asIs,
  // forms are sent with the line breaks of mail
  textarea: (text) => ({ value: text.replace(/\r\n?/g, '\n') }),
  checkbox: () => ({ value: 'on' }),
  email: (value) => (email.test(value) ? { value } : { fault: fieldFaults.email }),
  phone(text) {
    const value = text.replace(/[^\d+]/g, '');
    return phone.test(value) ? { value } : { fault: fieldFaults.phone };
  },
  postcode: (value) => (/^\d{4}$/.test(value) ? { value } : { fault: fieldFaults.postcode }),
  select: chosen,
  radio: chosen,
  'date-time': (value) => (localMinute.test(value) ? { value } : { fault: fieldFaults.dateTime }),
};

/** Whether a text has what no field takes: a name with a line break would become a mail header. */
export function hasControls(text: string, type: FieldType): boolean {
  return controls.test(type === 'textarea' ? text.replace(/[\n\r\t]/g, '') : text);
}
