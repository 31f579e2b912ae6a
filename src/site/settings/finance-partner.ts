import { z } from 'zod';
import { hostName, line, phone, slug } from './text.ts';

/** Who quotes, and the lender named below a quote. */
export const financePartner = z.strictObject({
  id: slug
    .default('youx')
    .describe("the partner's part of the addresses of quotes and applications: /api/{id}/quote"),
  name: line.default('YouX'),
  redirect_hosts: z
    .array(hostName)
    .max(20)
    .default([])
    .describe('https hosts to which an application may be handed over; others are refused'),
  lender: z
    .strictObject({
      legal_name: line.optional(),
      credit_licence: line.optional().describe('the number of the Australian credit licence'),
      abn: z
        .string()
        .regex(/^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, 'must be an ABN such as 51 824 753 556')
        .optional(),
      address: line.optional(),
      phone: phone.optional(),
      email: z.email().optional(),
    })
    .prefault({})
    .describe('named in the disclaimer below a quote'),
});
