import { z } from 'zod';
import { line } from './text.ts';

const dollars = z.number().int().min(0).max(10_000_000);

export const home = z.strictObject({
  body_tiles: z
    .strictObject({
      limit: z.number().int().min(0).max(20).default(4),
      bodies: z
        .array(line)
        .max(20)
        .default([])
        .describe('the body types to show if they are in stock, instead of the first few'),
    })
    .prefault({}),
  price_search: z
    .strictObject({
      shown: z.boolean().default(true),
      min: dollars.default(5000),
      max: dollars.default(250_000),
      step: dollars.min(1).default(500),
    })
    .refine(({ min, max, step }) => max - min >= step, 'max must be at least a step above min')
    .prefault({})
    .describe('the slider for searching the stock by price'),
});
