import { z } from 'zod';

/** Where a widget's page may be: scheme and host as a browser sends them, or all. */
const origin = z
  .string()
  .regex(
    /^(\*|https?:\/\/[a-z0-9.-]+(:\d{1,5})?)$/,
    'must be * or like https://www.dealer.example, in lower case and without a path',
  );

export const searchService = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe('answers searches of the stock in the words of Meilisearch, for widgets'),
    key: z
      .string()
      .regex(/^[\w-]{16,200}$/, 'must be 16 to 200 letters, digits, hyphens or underscores')
      .optional()
      .describe('what widgets send to read; it stands in their pages and is no secret'),
    allowed_origins: z
      .array(origin)
      .max(100)
      .default([])
      .describe('other sites whose pages may ask; the site itself always may'),
    requests_per_minute: z
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(240)
      .describe('of one address; each query of a request counts'),
    max_total_hits: z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(2000)
      .describe('totals count no further, and no request gets more vehicles'),
    max_values_per_facet: z.number().int().min(1).max(1000).default(100),
  })
  .check((context) => {
    const { enabled, key } = context.value;
    if (!enabled || key !== undefined) return;
    context.issues.push({
      code: 'custom',
      input: key,
      path: ['key'],
      message: 'is needed where the search service is enabled',
    });
  });

export type SearchServiceSettings = z.infer<typeof searchService>;
