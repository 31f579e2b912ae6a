import { z } from 'zod';

/** An allowed origin for widgets: scheme and host as in a browser's Origin header, or `*` for all. */
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
      .describe('provides a Meilisearch-compatible search API for widgets'),
    key: z
      .string()
      .regex(/^[\w-]{16,200}$/, 'must be 16 to 200 letters, digits, hyphens or underscores')
      .optional()
      .describe('the key that widgets send; it is visible in their pages and not secret'),
    allowed_origins: z
      .array(origin)
      .max(100)
      .default([])
      .describe('origins that may use the search service; the site itself always may'),
    requests_per_minute: z
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(240)
      .describe('limit per IP address; each query in a request counts'),
    max_total_hits: z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(2000)
      .describe('the maximum total reported, and how far clients can page'),
    max_hits: z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(1000)
      .describe('the maximum number of vehicles in one answer'),
    max_values_per_facet: z.number().int().min(1).max(1000).default(100),
  })
  .check((context) => {
    const { enabled, key } = context.value;
    if (!enabled || key !== undefined) return;
    context.issues.push({
      code: 'custom',
      input: key,
      path: ['key'],
      message: 'is required when the search service is enabled',
    });
  });

export type SearchServiceSettings = z.infer<typeof searchService>;
