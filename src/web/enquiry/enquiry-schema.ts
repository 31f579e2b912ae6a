import { z } from 'zod';
import { termsTexts } from './enquiry-form-view.ts';

const REQUIRED = 'This is a required field.';

/** One line without control characters, which have no place in a name and a bad one in a mail header. */
const lineOf = (most: number) =>
  z
    .string(REQUIRED)
    .trim()
    .min(1, REQUIRED)
    .max(most, `Please use at most ${most} characters.`)
    .regex(/^[^\p{Cc}]*$/u, 'Please use letters, digits and punctuation only.');

/** Australian numbers, mobile or landline, with or without the country's code. */
const phone = lineOf(30)
  .transform((text) => text.replace(/[^\d+]/g, ''))
  .refine(
    (digits) => /^(\+?61|0)[2-478]\d{8}$/.test(digits),
    'Please enter an Australian phone number.',
  );

/** The shopper's part of an enquiry; `required` fields follow the site's settings. */
export function enquirySchema(rules: { messageRequired: boolean; terms: boolean }) {
  const message = z
    .string()
    .max(4000, 'Please use at most 4000 characters.')
    .transform((text) => text.replace(/[^\P{Cc}\n\t]/gu, '').trim());
  return z.object({
    name: lineOf(80),
    last_name: lineOf(80),
    email: lineOf(254).pipe(z.email('Please enter an e-mail address.')),
    phone,
    postcode: z
      .union([
        z.literal(''),
        z.string().regex(/^\d{4}$/, 'Invalid postcode. Please enter a 4-digit number.'),
      ])
      .default(''),
    message: rules.messageRequired
      ? message.pipe(z.string(REQUIRED).min(1, REQUIRED))
      : message.default(''),
    opt_in: z.literal('on').optional(),
    terms_conditions: rules.terms ? z.literal('on', termsTexts.fault) : z.literal('on').optional(),
    idempotency_key: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .optional()
      .catch(undefined),
    lead_attributes: z.string().max(20_000).optional().catch(undefined),
  });
}
