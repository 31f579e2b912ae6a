import type { FormDefinition } from './form-definition.ts';
import type { FieldOption, FormField } from './form-field.ts';
import {
  appointment,
  contactFields,
  email,
  field,
  firstName,
  lastName,
  message,
  mobile,
  postcode,
  verifiedMobile,
  wantedVehicle,
  yardChoice,
} from './form-questions.ts';
import { CAREERS } from './lead-category.ts';
import { buildAndPriceForm, fleetForm } from './order-forms.ts';
import { purchaseQuestions } from './purchase-questions.ts';
import { valuationSteps } from './valuation-steps.ts';
import { partsForm, serviceForm } from './workshop-forms.ts';

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
  'finance',
  'spin-to-win',
  'service',
  'parts',
  'fleet',
  'build-and-price',
] as const;
export type FormKind = (typeof formKinds)[number];

/** The forms that a dealer can put on a page of their own. */
export const pageFormKinds = [
  'general',
  'test-drive',
  'careers',
  'service',
  'parts',
  'fleet',
  'build-and-price',
] as const satisfies FormKind[];
export type PageFormKind = (typeof pageFormKinds)[number];

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
      field('category', 'What is it about?', 'form-only', {
        type: 'select',
        options: categories,
        required_fault: 'Choose what it is about.',
      }),
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
        destination: 'message',
        value: 'Please send me photographs of this vehicle.',
      },
    ],
  },
  'trade-in': {
    title: 'What is yours worth?',
    submit: 'Ask for a valuation',
    category: 'Trade-in Valuation',
    fields: (context) => [
      field('form', '', 'form-only', { type: 'hidden', required: false, value: 'trade-in-quick' }),
      firstName,
      lastName,
      postcode,
      mobile,
      email,
      ...yardChoice(context),
    ],
  },
  valuation: {
    title: 'Who is the offer for?',
    submit: 'Show my offer',
    category: 'Trade-in Valuation',
    fields: (context) => [firstName, lastName, mobile, email, postcode, ...yardChoice(context)],
    stepsBefore: valuationSteps,
  },
  careers: {
    title: 'Work with us',
    submit: 'Send application',
    category: CAREERS,
    withoutMarketing: true,
    fields: (context) => [
      ...contactFields,
      ...yardChoice(context),
      message('About you', true, 'Tell us a little about yourself.'),
    ],
  },
  reservation: {
    title: 'Your details',
    submit: 'Reserve',
    category: 'Reservation',
    fields: (context) => [
      ...contactFields,
      ...yardChoice(context),
      ...purchaseQuestions(context),
      { ...message('Anything else we should know?', false), screen: 'choices' },
    ],
  },
  'online-payment': {
    title: 'What you pay',
    submit: 'Go on to the payment',
    category: 'Online Payment',
    fields: (context) => [
      field('reference', 'What is it for?', 'answer', {
        is_core: true,
        required_fault: 'Enter what the payment is for.',
        max_length: 100,
        hint: 'The number of the invoice, or the stock number of the vehicle.',
      }),
      field('amount', 'Amount', 'answer', {
        is_core: true,
        type: 'money',
        required_fault: 'Enter the amount.',
        ...context.payable,
      }),
      ...contactFields,
      ...yardChoice(context),
      message('Message', false),
    ],
  },
  finance: {
    title: 'Your Details',
    submit: 'Get A Personalised Quote',
    category: 'Finance Enquiry',
    fields: ({ finance }) => [
      firstName,
      lastName,
      email,
      verifiedMobile,
      ...(finance && finance.postcode !== 'hidden'
        ? [{ ...postcode, required: finance.postcode === 'required' }]
        : []),
      ...(finance?.asksWhoIsHelping
        ? [
            field('whoIsHelping', 'Who is helping you', 'form-only', {
              required: false,
              placeholder: 'Enter name or leave blank',
              max_length: 100,
            }),
          ]
        : []),
    ],
  },
  'spin-to-win': {
    title: 'Have your spin',
    submit: 'Spin the wheel',
    category: 'Spin to Win',
    fields: () => [firstName, lastName, email, verifiedMobile],
  },
  service: serviceForm,
  parts: partsForm,
  fleet: fleetForm,
  'build-and-price': buildAndPriceForm,
};

/** A form's core fields, which no site can remove. They are the same on every site. */
export function coreFieldsOf(kind: FormKind): FormField[] {
  const fields = formDefinitions[kind].fields({
    yard: undefined,
    slots: () => [],
    hasVehicle: false,
    commentsRequired: false,
    payable: { min: 0, max: 0 },
  });
  return fields.filter(({ is_core }) => is_core);
}
