import { z } from 'zod';
import { catalogueVendorNames } from '#domain/catalogue/catalogue-vendors.ts';
import { line } from './text.ts';

export const catalogueFeeds = z
  .strictObject({
    vendors: z
      .array(z.enum(catalogueVendorNames))
      .default([])
      .describe('the advertisers that may fetch a catalogue of the stock'),
    key: z
      .string()
      .regex(/^[\w-]{24,200}$/, 'must be 24 to 200 letters, digits, hyphens or underscores')
      .optional()
      .describe("the secret key in the catalogues' addresses"),
    store_codes: z
      .record(line, z.string().trim().min(1).max(64))
      .default({})
      .describe("Google's store codes by location id; a location without one uses its id"),
    certified_by_manufacturer: z
      .boolean()
      .default(false)
      .describe(
        "whether certified vehicles belong to a manufacturer's certified pre-owned programme",
      ),
  })
  .check((context) => {
    const { vendors, key } = context.value;
    if (vendors.length === 0 || key !== undefined) return;
    context.issues.push({
      code: 'custom',
      input: key,
      path: ['key'],
      message: 'is required when a vendor is enabled',
    });
  });
