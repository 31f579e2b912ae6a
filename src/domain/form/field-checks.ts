import { australianMobile } from '#domain/account/mobile-number.ts';
import { typedQuantity } from '#domain/amount/typed-quantity.ts';
import { amountTexts } from '#domain/amount/amount-entry.ts';
import { moneyRefusals } from '#domain/amount/money-rules.ts';
import { australianPhone } from '#domain/lead/local-phone.ts';
import { amountWords } from '#domain/payment/amount-words.ts';
import { typedMoney } from '#domain/price/typed-money.ts';
import type { FieldType, FormField } from './form-field.ts';

/** Fault messages, verbatim from the specification where it gives them: 2, sections 5 and 8. */
export const fieldFaults = {
  empty: 'Please fill this in.',
  unchosen: 'Please choose an answer.',
  unticked: 'Please tick this box.',
  postcode: 'Invalid postcode. Please enter a 4-digit number.',
  email: 'Please enter an email address.',
  phone: 'Please enter an Australian phone number.',
  mobile: 'Please enter an Australian mobile number.',
  code: 'Code must be 6 digits.',
  choice: 'Please choose one of the options.',
  time: 'Choose a time on this day.',
  timeOrNone: 'Choose a time on this day, or “No preference”.',
  dateTime: 'Please choose a date and a time.',
  number: 'Please enter a whole number.',
  between: (min: number, max: number) =>
    `Please enter a number from ${grouped(min)} to ${grouped(max)}.`,
  rego: 'Please enter the letters and digits of the plate.',
  characters: 'Please use letters, digits and punctuation only.',
  length: (most: number) => `Please use at most ${most} characters.`,
} as const;

/** What an empty required field without words of its own says. */
const emptyFaults: Partial<Record<FieldType, string>> = {
  select: fieldFaults.unchosen,
  slots: fieldFaults.unchosen,
  radio: fieldFaults.unchosen,
  checkbox: fieldFaults.unticked,
  // verbatim from the specification
  code: 'This is a required field.',
};

/** What an empty required field says: `Enter your first name.` */
export function requiredFault({
  type,
  required_fault,
}: Pick<FormField, 'type' | 'required_fault'>): string {
  return required_fault ?? emptyFaults[type] ?? fieldFaults.empty;
}

/** Adds thousands separators from 10,000, so that years have none. */
function grouped(value: number): string {
  return value < 10_000 ? String(value) : value.toLocaleString('en-AU');
}

type Checked = { value: string } | { fault: string };
type Check = (text: string, field: Pick<FormField, 'options' | 'min' | 'max'>) => Checked;

/** The pattern that browsers use, but with a dot in the domain. Source: HTML Standard, "Valid e-mail address". */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
/** Personalised plates have up to seven characters; partners' test plates have more. */
const plate = /^[A-Z0-9]{1,12}$/;
const localMinute = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;
const controls = /\p{Cc}/u;

const usualLength: Partial<Record<FieldType, number>> = {
  text: 300,
  email: 254,
  textarea: 4000,
  hidden: 1000,
};

/** The maximum length of a field's value, in characters. */
export function lengthOf({ type, max_length }: Pick<FormField, 'type' | 'max_length'>): number {
  return max_length ?? usualLength[type] ?? 100;
}

const asIs: Check = (value) => ({ value });
const chosen: Check = (value, { options = [] }) =>
  options.some((option) => option.value === value) ? { value } : { fault: fieldFaults.choice };

/** Validates and normalises a value for each field type. The text is trimmed and not empty. */
export const fieldChecks: Readonly<Record<FieldType, Check>> = {
  text: asIs,
  hidden: asIs,
  // browsers submit line breaks as CRLF
  textarea: (text) => ({ value: text.replace(/\r\n?/g, '\n') }),
  checkbox: () => ({ value: 'on' }),
  email: (value) => (email.test(value) ? { value } : { fault: fieldFaults.email }),
  phone(text) {
    const value = australianPhone(text);
    return value ? { value } : { fault: fieldFaults.phone };
  },
  mobile(text) {
    const value = australianMobile(text);
    return value ? { value } : { fault: fieldFaults.mobile };
  },
  // people paste codes as they read them: `123 456`
  code(text) {
    const value = text.replace(/[\s-]/g, '');
    return /^\d{6}$/.test(value) ? { value } : { fault: fieldFaults.code };
  },
  postcode: (value) => (/^\d{4}$/.test(value) ? { value } : { fault: fieldFaults.postcode }),
  select: chosen,
  slots: chosen,
  radio: chosen,
  number(text, { min = 0, max = Number.MAX_SAFE_INTEGER }) {
    // as people write kilometres: `85,000 km`, `145k`
    const value = typedQuantity(text);
    if (typeof value === 'string' || !Number.isInteger(value)) return { fault: fieldFaults.number };
    return value < min || value > max
      ? { fault: fieldFaults.between(min, max) }
      : { value: String(value) };
  },
  rego(text) {
    const value = text.toUpperCase().replace(/[\s-]/g, '');
    return plate.test(value) ? { value } : { fault: fieldFaults.rego };
  },
  'date-time': (value) => (localMinute.test(value) ? { value } : { fault: fieldFaults.dateTime }),
  money(text, { min = 0, max = 9_999_999 }) {
    const read = typedMoney(text);
    if (!read.ok) return { fault: moneyRefusals[read.reason] };
    const cents = Math.round(read.dollars * 100);
    return cents >= min * 100 && cents <= max * 100
      ? { value: amountWords(cents) }
      : { fault: amountTexts.between(amountWords(min * 100), amountWords(max * 100)) };
  },
};

/** Whether a text contains forbidden control characters: a line break in a name could inject a mail header. */
export function hasControls(text: string, type: FieldType): boolean {
  return controls.test(type === 'textarea' ? text.replace(/[\n\r\t]/g, '') : text);
}
