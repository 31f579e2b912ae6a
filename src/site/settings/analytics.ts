import { z } from 'zod';

export const analytics = z.strictObject({
  own: z
    .boolean()
    .default(true)
    .describe("counts anonymous shopper events in the platform's own table"),
  data_layer: z
    .boolean()
    .default(true)
    .describe('sends events to a tag manager, if the page has one'),
  meta: z
    .boolean()
    .default(false)
    .describe("sends vehicle views to Meta's pixel, if the page has one"),
  asks_consent: z
    .boolean()
    .default(false)
    .describe('asks each shopper for consent before counting or sending any events'),
});

export type AnalyticsSettings = z.infer<typeof analytics>;
