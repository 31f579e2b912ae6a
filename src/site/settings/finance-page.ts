import { z } from 'zod';
import { href } from './text.ts';

/** The finance pages: `/finance` and its variants. */
export const financePage = z.strictObject({
  layout: z
    .enum(['form', 'three-steps'])
    .default('form')
    .describe('three-steps explains contact form, finance team and purchase above the form'),
  hints: z.boolean().default(true).describe('without a vehicle, shows step hints beside the form'),
  landing: z
    .boolean()
    .default(true)
    .describe("without a vehicle, shows 'Get Finance Now' with featured cars below the form"),
  postcode: z
    .enum(['required', 'optional', 'hidden'])
    .default('optional')
    .describe('whether the form asks for the postcode'),
  asks_who_is_helping: z
    .boolean()
    .default(false)
    .describe("asks for the salesperson's name, if somebody is helping"),
  popup: z
    .boolean()
    .default(false)
    .describe('opens the form in a dialog over the page whose finance button is pressed'),
  forwards_to: href
    .refine((address) => !/^\/finance([?#]|$)/.test(address), 'must not be /finance itself')
    .optional()
    .describe(
      'where /finance sends visitors, with every parameter of its address: the page of another provider, or another ' +
        'page of the site; gated by sign_in.equifax',
    ),
});
