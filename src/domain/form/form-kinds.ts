import type { FormContext } from './form-context.ts';
import { CAREERS } from './lead-category.ts';
import type { FieldOption, FormField, FormStep } from './form-field.ts';
import { valuationSteps } from './valuation-steps.ts';

export const formKinds = [
  'general',
  'vehicle',
  'test-drive',
  'photo-request',
  'trade-in',
  'valuation',
  'careers',
  'reservation',
  'online-payment',
] as const;
export type FormKind = (typeof formKinds)[number];

/** A form before the site's settings are applied. */
export interface FormDefinition {
  title: string;
  submit: string;
  category: string;
  subcategory?: string;
  /** Set if the form never asks for marketing consent. */
  withoutMarketing?: true;
  fields(context: FormContext): FormField[];
  /** In a multi-step form, the screens before the one with its own fields. */
  stepsBefore?(context: FormContext): FormStep[];
}

const text = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label,
  type: 'text',
  required: true,
  ...more,
});

const firstName = text('name', 'First name', { autocomplete: 'given-name', max_length: 80 });
const lastName = text('last_name', 'Last name', { autocomplete: 'family-name', max_length: 80 });
const email = text('email', 'Email', { type: 'email', autocomplete: 'email' });
const phone = text('phone', 'Phone', { type: 'phone', autocomplete: 'tel' });
const postcode = text('postcode', 'Postcode', {
  type: 'postcode',
  autocomplete: 'postal-code',
  placeholder: '1234',
});

/** The shopper's contact details. Source: specification 2, section 5, "Enquiry forms"; readings, "Contact fields". */
export const contactFields: readonly FormField[] = [firstName, lastName, email, phone];

const message = (label: string, required: boolean): FormField => ({
  name: 'message',
  label,
  type: 'textarea',
  required,
});

const select = (name: string, label: string, options: readonly FieldOption[]): FormField => ({
  name,
  label,
  type: 'select',
  required: true,
  options,
});

const wantedVehicle = text('wanted_vehicle', 'What would you like to drive?', {
  required: false,
  max_length: 100,
  placeholder: 'Make and model',
});

/** Asked only if there is a choice. */
const yardChoice = ({ yard }: FormContext): FormField[] => (yard ? [yard] : []);

function appointment({ slots, yard }: FormContext): FormField {
  const options = slots();
  return {
    name: 'appointment',
    label: 'When would you like to come?',
    type: options.length > 0 ? 'select' : 'date-time',
    required: false,
    ...(options.length > 0 && { options, placeholder: 'No preference', depends_on: yard?.name }),
  };
}

/** Categories exactly as the dealer receives them. */
const categories: readonly FieldOption[] = [
  'General Enquiry',
  'Vehicle Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Finance Enquiry',
  CAREERS,
].map((value) => ({ value, label: value }));

/** The forms of the specification: 2, sections 2, 3 and 5. */
export const formDefinitions: Readonly<Record<FormKind, FormDefinition>> = {
  general: {
    title: 'Send us a message',
    submit: 'Send enquiry',
    category: 'General Enquiry',
    fields: (context) => [
      ...contactFields,
      select('category', 'What is it about?', categories),
      ...yardChoice(context),
      message('Message', context.commentsRequired),
    ],
  },
  vehicle: {
    title: 'Ask about this vehicle',
    submit: 'Send enquiry',
    category: 'Vehicle Enquiry',
    fields: (context) => [
      ...contactFields,
      ...yardChoice(context),
      message('Message', context.commentsRequired),
    ],
  },
  'test-drive': {
    title: 'Book a Test Drive',
    submit: 'Ask for a test drive',
    category: 'Test Drive',
    fields: (context) => [
      ...(context.hasVehicle ? [] : [wantedVehicle]),
      ...contactFields,
      ...yardChoice(context),
      appointment(context),
      message('Message', false),
    ],
  },
  'photo-request': {
    title: 'Ask for photographs',
    submit: 'Ask for photographs',
    category: 'Vehicle Enquiry',
    subcategory: 'Photo request',
    fields: () => [
      ...contactFields,
      {
        name: 'message',
        label: 'Message',
        type: 'hidden',
        required: false,
        value: 'Please send me photographs of this vehicle.',
      },
    ],
  },
  'trade-in': {
    title: 'What is yours worth?',
    submit: 'Ask for a valuation',
    category: 'Trade-in Valuation',
    fields: (context) => [
      { name: 'form', label: '', type: 'hidden', required: false, value: 'trade-in-quick' },
      firstName,
      lastName,
      postcode,
      { ...phone, label: 'Mobile' },
      email,
      ...yardChoice(context),
    ],
  },
  valuation: {
    title: 'Who is the offer for?',
    submit: 'Show my offer',
    category: 'Trade-in Valuation',
    fields: (context) => [
      firstName,
      lastName,
      { ...phone, label: 'Mobile' },
      email,
      postcode,
      ...yardChoice(context),
    ],
    stepsBefore: valuationSteps,
  },
  careers: {
    title: 'Work with us',
    submit: 'Send application',
    category: CAREERS,
    withoutMarketing: true,
    fields: (context) => [...contactFields, ...yardChoice(context), message('About you', true)],
  },
  reservation: {
    title: 'Your details',
    submit: 'Reserve',
    category: 'Reservation',
    fields: (context) => [...contactFields, ...yardChoice(context), message('Message', false)],
  },
  'online-payment': {
    title: 'What you pay',
    submit: 'Go on to the payment',
    category: 'Online Payment',
    fields: (context) => [
      text('reference', 'What is it for?', {
        max_length: 100,
        hint: 'The number of the invoice, or the stock number of the vehicle.',
      }),
      { name: 'amount', label: 'Amount', type: 'money', required: true, ...context.payable },
      ...contactFields,
      ...yardChoice(context),
      message('Message', false),
    ],
  },
};
