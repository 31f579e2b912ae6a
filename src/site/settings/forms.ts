import { z } from 'zod';
import { fieldTypes } from '#domain/form/form-field.ts';
import { formKinds } from '#domain/form/form-kinds.ts';
import { type ValuationScreen, valuationScreens } from '#domain/form/valuation-steps.ts';
import { line } from './text.ts';

const option = z.strictObject({ value: line, label: line });

/** A change of one of a form's fields, or a further field. The specification writes one of its own otherwise. */
const field = z.strictObject({
  name: z
    .string()
    .regex(
      /^(?:[a-z][a-z0-9_]{0,39}|regoState)$/,
      'must be lower case letters, digits and underscores',
    ),
  label: line.optional(),
  type: z.enum(fieldTypes).optional(),
  required: z.boolean().optional(),
  placeholder: line.optional(),
  hint: line.optional(),
  options: z.array(option).min(1).max(100).optional(),
  value: z.string().max(1000).optional().describe('what it begins with'),
  is_service: z
    .boolean()
    .optional()
    .describe("a box whose label is added to the lead's additional services"),
  min: z.number().optional().describe('of a number'),
  max: z.number().optional(),
  removed: z.boolean().optional().describe('takes the field out of the form'),
});

// the names of an object's own keys
const screenNames = Object.keys(valuationScreens) as [ValuationScreen, ...ValuationScreen[]];

/** A change of one screen of a form that is filled in screen by screen. */
const step = z
  .strictObject({
    name: z.enum(screenNames, `is no screen: there are ${screenNames.join(', ')}`),
    title: line.optional(),
    text: z.string().trim().max(2000).optional().describe('below the title'),
    submit: line.optional().describe('what its button says'),
    skip: line.optional().describe('what the button says that leaves it empty, where it has one'),
    removed: z
      .boolean()
      .optional()
      .describe('leaves the screen out, where the form can do without'),
    fields: z.array(field).max(40).optional(),
    order: z.array(line).max(40).optional().describe("its fields' names from the first on"),
  })
  .refine(({ name, removed }) => !removed || valuationScreens[name].optional, {
    path: ['removed'],
    error: 'the form cannot do without this screen',
  });

const form = z.strictObject({
  title: line.optional(),
  text: z.string().trim().max(2000).optional().describe('above the fields'),
  submit: line.optional().describe('what the button says'),
  fields: z.array(field).max(40).default([]),
  steps: z.array(step).max(20).default([]).describe('of the valuation form: its screens'),
});

export const forms = z.strictObject({
  comments_required: z.boolean().default(true),
  opt_in_label: line.default(
    'Yes, I would like to subscribe to receive latest offers & product updates.',
  ),
  opt_in_default: z.boolean().default(true),
  terms_notice: z.boolean().default(false),
  terms_link: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)/, 'must start with / or https://')
    .max(2000)
    .optional()
    .describe('the page of the terms of use'),
  terms_text: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .optional()
    .describe('the terms of use, to be read at the form where there is no page of them'),
  collection_notice: z
    .string()
    .max(2000)
    .default('We use what you send us to answer your enquiry, and pass it on to nobody else.'),
  remember_details: z
    .boolean()
    .default(true)
    .describe("keeps a shopper's name, e-mail, phone and postcode in their own browser"),
  appointments: z
    .strictObject({
      days: z.number().int().min(1).max(60).default(14).describe('ahead'),
      every: z.number().int().min(10).max(240).default(60).describe('minutes'),
      notice: z.number().int().min(0).max(10_080).default(120).describe('minutes'),
      last: z.number().int().min(0).max(240).default(60).describe('minutes before closing'),
    })
    .prefault({})
    .describe('for test drives, within the opening hours of the location'),
  auto_reply: z
    .strictObject({
      enabled: z.boolean().default(false),
      subject: line.default('We have your enquiry'),
      reply_to: z.email().optional().describe('where an answer goes'),
      text: z
        .string()
        .trim()
        .min(1)
        .max(4000)
        .default(
          'Thank you for your enquiry. It has reached us, and one of our team will be in touch soon.',
        )
        .describe('the whole mail; nothing that the shopper typed is added to it'),
    })
    .prefault({})
    .describe('a mail that thanks the shopper, to one address once in 24 hours over all sites'),
  own: z
    .partialRecord(z.enum(formKinds), form)
    .superRefine((own, context) => {
      for (const kind of formKinds) {
        if (kind === 'valuation' || !own[kind]?.steps.length) continue;
        const message = 'this form has one screen alone';
        context.addIssue({ code: 'custom', path: [kind, 'steps'], message });
      }
    })
    .default({})
    .describe('what this site has otherwise in its forms'),
});

export type FormSettings = z.infer<typeof forms>;
