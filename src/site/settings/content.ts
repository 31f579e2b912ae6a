import { z } from 'zod';

const characters = z.number().int().min(20).max(5000);

export const content = z.strictObject({
  page_size: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(21)
    .describe('number of offers, models and locations per page'),
  offer_text_cut: characters
    .default(160)
    .describe('how many characters of a long offer a card shows'),
  offer_text_whole: characters
    .default(200)
    .describe('offers up to this number of characters are not cut'),
  offer_disclaimer_cut: characters.default(200),
  show_licence_numbers: z
    .boolean()
    .default(true)
    .describe('shows the licence numbers of dealers and repairers on location cards'),
  build_and_price: z
    .boolean()
    .default(false)
    .describe(
      'adds a page on which shoppers describe a new vehicle and ask for its price, with links from brands and models',
    ),
});

export type ContentSettings = z.infer<typeof content>;
