import { z } from 'zod';

const characters = z.number().int().min(20).max(5000);

export const content = z.strictObject({
  page_size: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(21)
    .describe('offers, models and locations on a page'),
  offer_text_cut: characters.default(160).describe('how much of a long offer a card shows'),
  offer_text_whole: characters.default(200).describe('an offer of so many characters is not cut'),
  offer_disclaimer_cut: characters.default(200),
  show_licence_numbers: z
    .boolean()
    .default(true)
    .describe('of dealers and repairers, on the cards of the locations'),
});

export type ContentSettings = z.infer<typeof content>;
