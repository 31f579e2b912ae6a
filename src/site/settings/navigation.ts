import { z } from 'zod';
import { href, line, phone } from './text.ts';

const link = z.strictObject({ label: line, href });
export type NavigationLink = z.infer<typeof link>;

export const navigation = z.strictObject({
  header: z
    .array(
      link.extend({
        emphasised: z.boolean().default(false),
        items: z
          .array(link.extend({ text: line.optional() }))
          .max(24)
          .default([])
          .describe('the links of a menu below the entry'),
        menu: z
          .enum(['stock', 'models'])
          .optional()
          .describe('a menu of what is in stock, with counts, or of the models by body type'),
      }),
    )
    .default([{ label: 'Our stock', href: '/search', emphasised: false, items: [] }]),
  elsewhere: z
    .array(
      z.strictObject({
        path: z
          .string()
          .regex(/^(\/[a-z0-9-]+)+$/, 'must be a path of this site, such as /book-test-drive')
          .max(200),
        url: z.url({ protocol: /^https$/ }).max(2000),
      }),
    )
    .max(40)
    .default([])
    .describe(
      'pages of this site that another website has instead, such as a manufacturer: visitors of the path are sent to the url',
    ),
  footer: z.array(z.strictObject({ title: line, links: z.array(link) })).default([]),
});

/** The header can show the phone numbers of these departments. */
const departments = ['sales', 'service', 'parts'] as const;
export type Department = (typeof departments)[number];

export const phones = z.strictObject({
  mask: z
    .boolean()
    .default(true)
    .describe(
      'shows only the first five characters of phone numbers until a shopper reveals them; brochures and printed pages show them in full',
    ),
  header: z
    .array(z.enum(departments))
    .default(['sales'])
    .describe('departments whose phone numbers the header shows'),
  sales: phone.optional().describe("replaces the primary location's number"),
  service: phone.optional().describe("replaces the first service location's number"),
  parts: phone.optional().describe("replaces the first parts location's number"),
  override: phone.optional().describe('replaces all other numbers everywhere'),
  by_car_type: z.boolean().default(false),
  new: phone.optional(),
  used: phone.optional(),
  demo: phone.optional(),
  whatsapp: phone.optional().describe('a mobile number for WhatsApp messages'),
  sms: phone.optional().describe('a mobile number for text messages'),
});
