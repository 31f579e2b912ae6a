import { z } from 'zod';
import { fieldTypes } from '#domain/form/form-field.ts';
import { formKinds } from '#domain/form/form-kinds.ts';
import { type ValuationScreen, valuationScreens } from '#domain/form/valuation-steps.ts';
import { line } from './text.ts';

const option = z.strictObject({ value: line, label: line });

/** A change to a form field, or an added field. `regoState` is the specification's only name in camel case. */
const field = z.strictObject({
  name: z
    .string()
    .regex(
      /^(?:[a-z][a-z0-9_]{0,39}|regoState)$/,
      'must be lower-case letters, digits and underscores',
    ),
  label: line.optional(),
  type: z.enum(fieldTypes).exclude(['code', 'slots']).optional(),
  required: z.boolean().optional(),
  placeholder: line.optional(),
  hint: line.optional(),
  options: z.array(option).min(1).max(100).optional(),
  value: z.string().max(1000).optional().describe('the initial value'),
  is_service: z
    .boolean()
    .optional()
    .describe("ticking this checkbox adds its label to the lead's additional services"),
  min: z.number().optional().describe('the minimum of a number'),
  max: z.number().optional(),
  removed: z.boolean().optional().describe('removes the field from the form'),
});

// Object.keys returns string[]
const screenNames = Object.keys(valuationScreens) as [ValuationScreen, ...ValuationScreen[]];

/** A change to one screen of a multi-step form. */
const step = z
  .strictObject({
    name: z.enum(screenNames, `is not a screen of this form; use one of ${screenNames.join(', ')}`),
    title: line.optional(),
    text: z.string().trim().max(2000).optional().describe('shown below the title'),
    submit: line.optional().describe('label of the button'),
    skip: line.optional().describe('label of the button that skips the screen, if it has one'),
    removed: z.boolean().optional().describe('removes the screen, if it is optional'),
    fields: z.array(field).max(40).optional(),
    order: z.array(line).max(40).optional().describe('names of the fields to put first'),
  })
  .refine(({ name, removed }) => !removed || valuationScreens[name].optional, {
    path: ['removed'],
    error: 'the form requires this screen',
  });

const form = z.strictObject({
  title: line.optional(),
  text: z.string().trim().max(2000).optional().describe('shown above the fields'),
  submit: line.optional().describe('label of the button'),
  fields: z.array(field).max(40).default([]),
  steps: z
    .array(step)
    .max(20)
    .default([])
    .describe('the screens of the valuation form; other forms have none'),
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
    .describe('the page with the terms of use'),
  terms_text: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .optional()
    .describe('the terms of use, shown at the form if there is no page for them'),
  collection_notice: z
    .string()
    .max(2000)
    .default('We use what you send us to answer your enquiry, and pass it on to nobody else.'),
  remember_details: z
    .boolean()
    .default(true)
    .describe("keeps a shopper's name, email, phone and postcode in their own browser"),
  appointments: z
    .strictObject({
      days: z
        .number()
        .int()
        .min(1)
        .max(60)
        .default(14)
        .describe('how many days ahead a shopper can book'),
      every: z.number().int().min(10).max(240).default(60).describe('minutes between appointments'),
      notice: z.number().int().min(0).max(10_080).default(120).describe('minutes of notice'),
      last: z.number().int().min(0).max(240).default(60).describe('minutes before closing'),
    })
    .prefault({})
    .describe('for test drives and services, within the opening hours of the location'),
  auto_reply: z
    .strictObject({
      enabled: z.boolean().default(false),
      subject: line.default('We have your enquiry'),
      reply_to: z.email().optional().describe('the address for replies'),
      text: z
        .string()
        .trim()
        .min(1)
        .max(4000)
        .default(
          'Thank you for your enquiry. It has reached us, and one of our team will be in touch soon.',
        )
        .describe(
          'the text above the vehicle and the location; the mail never contains anything the shopper typed',
        ),
    })
    .prefault({})
    .describe(
      'a thank-you mail to the shopper, at most one per address in 24 hours across all sites',
    ),
  own: z
    .partialRecord(z.enum(formKinds), form)
    .superRefine((own, context) => {
      for (const kind of formKinds) {
        if (kind === 'valuation' || !own[kind]?.steps.length) continue;
        const message = 'this form has only one screen';
        context.addIssue({ code: 'custom', path: [kind, 'steps'], message });
      }
    })
    .default({})
    .describe("this site's changes to the forms"),
});

export type FormSettings = z.infer<typeof forms>;
