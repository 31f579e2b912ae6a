import { z } from 'zod';

export const analytics = z.strictObject({
  own: z
    .boolean()
    .default(true)
    .describe("counts what shoppers do in the platform's own table, without who they are"),
  data_layer: z.boolean().default(true).describe('tells a tag manager, where the page has one'),
  meta: z
    .boolean()
    .default(false)
    .describe("tells Meta's pixel of looks at vehicles, where the page has one"),
  asks_consent: z
    .boolean()
    .default(false)
    .describe('asks each shopper before anything is counted or told'),
});

export type AnalyticsSettings = z.infer<typeof analytics>;
