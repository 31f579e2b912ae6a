import { z } from 'zod';
import { feedFormats } from '#services/stock-feed/records/feed-format.ts';
import { type VehicleField, vehicleFieldNames } from '#services/stock-feed/vehicle-fields.ts';
import { patternFault } from './safe-pattern.ts';

/** A regular expression. `{makes}` in it is replaced by the alternatives of the list named `makes`. */
const pattern = z.string().min(1).max(2000);
const column = z
  .string()
  .min(1)
  .max(200)
  .describe('A column, or a dotted path into a nested value');
const columns = z.union([column, z.array(column).min(1).max(100)]);
const constant = z.union([z.string(), z.number(), z.boolean()]);

const ruleSchema = z
  .strictObject({
    from: columns.optional().describe('The column, or the first non-empty one of several'),
    value: constant.optional().describe('A constant for every row'),
    template: z
      .string()
      .max(500)
      .optional()
      .describe('Text with columns in braces: "{Make} {Model}"'),
    digest: z.array(column).min(1).optional().describe('A short hash of these columns'),
    gather: z
      .array(column)
      .min(1)
      .optional()
      .describe('A list of the non-empty values of these columns'),
    when: z
      .strictObject({ column, matches: pattern.optional(), lacks: pattern.optional() })
      .optional()
      .describe('Use the value only if this column matches, or does not match, a pattern'),
    strip: z.array(z.string().min(1)).optional().describe('Texts to remove, such as units'),
    split: z
      .strictObject({ by: z.string().min(1), part: z.int() })
      .refine(({ part }) => part !== 0, {
        error: 'Parts count from 1, or from -1 at the end',
        path: ['part'],
      })
      .optional()
      .describe('One part of a text with separators'),
    pattern: pattern
      .optional()
      .describe('Extract the match: the group "value", else the first group, else all of it'),
    table: z
      .record(z.string(), constant)
      .optional()
      .describe('Values of the feed and what they become; letter case does not matter'),
    otherwise: z
      .union([z.enum(['keep', 'missing', 'refuse']), z.strictObject({ value: constant })])
      .optional()
      .describe('What to do with a value that is not in the table or does not match the pattern'),
    prefix: z.string().max(50).optional(),
  })
  .refine(
    (rule) =>
      [rule.from, rule.value, rule.template, rule.digest, rule.gather].filter(
        (one) => one !== undefined,
      ).length === 1,
    { error: 'Give one of "from", "value", "template", "digest" and "gather"' },
  );

const fieldRule = z.union([
  column,
  ruleSchema,
  z
    .array(z.union([column, ruleSchema]))
    .min(1)
    .max(20),
]);

const partSchema = z
  .strictObject({ from: columns, pattern: pattern.optional(), split: z.string().min(1).optional() })
  .refine((part) => (part.pattern === undefined) !== (part.split === undefined), {
    error: 'Give either "pattern" or "split"',
  });

/**
 * Maps the columns of another system to the fields of a vehicle. A field has the name of a column, or a rule, or a list
 * of rules; the first one with a value is used.
 */
export const feedMappingSchema = z
  .strictObject({
    $schema: z.string().optional(),
    description: z.string().optional(),
    format: z.enum(feedFormats).optional(),
    delimiter: z.string().length(1).optional().describe('The separator between the cells of a CSV'),
    items: z
      .string()
      .min(1)
      .optional()
      .describe('Where the vehicles are: a dotted path in JSON, an element in XML'),
    missing: z
      .array(z.string())
      .default([])
      .describe('Texts that mean a missing value, in any column'),
    lists: z.record(z.string().regex(/^[a-z]\w*$/i), z.array(z.string().min(1)).min(1)).default({}),
    parts: z
      .record(z.string().regex(/^[a-z]\w*$/i), partSchema)
      .default({})
      .describe(
        'A column split into parts: by a pattern into "name.group", by a separator into "name.1", "name.2"',
      ),
    fields: z.partialRecord(
      z.enum(vehicleFieldNames as [VehicleField, ...VehicleField[]]),
      fieldRule,
    ),
    rest: z
      .enum(['ignore', 'by-name'])
      .default('ignore')
      .describe('What to do with columns that no rule names'),
  })
  .check((context) => {
    for (const { path, pattern: source } of patternsOf(context.value)) {
      const reason = expandedFault(source, context.value.lists);
      if (reason !== undefined) {
        context.issues.push({
          code: 'custom',
          input: source,
          path,
          message: `This pattern cannot be used: ${reason}`,
        });
      }
    }
  });

export type FeedMapping = z.infer<typeof feedMappingSchema>;
export type MappingRule = z.infer<typeof ruleSchema>;
export type FieldRule = z.infer<typeof fieldRule>;

/** Replaces the names of lists in a pattern by their alternatives, longest first, so that the longest match wins. */
export function expandedPattern(source: string, lists: Record<string, readonly string[]>): string {
  return source.replace(/\{([a-z]\w*)\}/gi, (named, name: string) => {
    const words = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (words === undefined) return named;
    const escaped = words
      .toSorted((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    return `(?:${escaped.join('|')})`;
  });
}

function expandedFault(
  source: string,
  lists: Record<string, readonly string[]>,
): string | undefined {
  return patternFault(expandedPattern(source, lists));
}

type PatternAtPath = { path: (string | number)[]; pattern: string };

/** Finds every pattern of a mapping, at any depth, with its path. */
function patternsOf(value: unknown, path: (string | number)[] = []): PatternAtPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const isPattern =
      typeof part === 'string' &&
      (key === 'pattern' || key === 'matches' || key === 'lacks') &&
      path[0] !== 'lists';
    return isPattern ? [{ path: place, pattern: part }] : patternsOf(part, place);
  });
}
