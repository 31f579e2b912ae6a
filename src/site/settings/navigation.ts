import { z } from 'zod';
import { href, line, phone } from './text.ts';

const link = z.strictObject({ label: line, href });
export type NavigationLink = z.infer<typeof link>;

export const navigation = z.strictObject({
  header: z
    .array(link.extend({ emphasised: z.boolean().default(false) }))
    .default([{ label: 'Our stock', href: '/search', emphasised: false }]),
  footer: z.array(z.strictObject({ title: line, links: z.array(link) })).default([]),
});

/** The departments whose numbers can stand in the header. */
const departments = ['sales', 'service', 'parts'] as const;
export type Department = (typeof departments)[number];

export const phones = z.strictObject({
  mask: z
    .boolean()
    .default(true)
    .describe(
      'shows the first five characters of every number until a shopper asks for it; brochures and printed pages show all',
    ),
  header: z
    .array(z.enum(departments))
    .default(['sales'])
    .describe('whose numbers stand in the header'),
  sales: phone.optional().describe("in place of the primary location's"),
  service: phone.optional().describe('in place of that of the first service location'),
  parts: phone.optional().describe('in place of that of the first parts location'),
  override: phone.optional().describe('shown everywhere in place of all others'),
  by_car_type: z.boolean().default(false),
  new: phone.optional(),
  used: phone.optional(),
  demo: phone.optional(),
  whatsapp: phone.optional().describe('a mobile number that answers on WhatsApp'),
  sms: phone.optional().describe('a mobile number that reads messages'),
});
