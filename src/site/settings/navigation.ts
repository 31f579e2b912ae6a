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

export const phones = z.strictObject({
  override: phone.optional().describe('shown everywhere in place of all others'),
  by_car_type: z.boolean().default(false),
  new: phone.optional(),
  used: phone.optional(),
  demo: phone.optional(),
  whatsapp: phone.optional().describe('a mobile number that answers on WhatsApp'),
  sms: phone.optional().describe('a mobile number that reads messages'),
});
