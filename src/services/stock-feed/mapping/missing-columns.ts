import type { FeedMapping, FieldRule, MappingRule } from './feed-mapping.ts';

/** A rule of a mapping that names only columns missing from the feed. */
export interface MissingColumns {
  /** `fields.price`, `parts.place` */
  rule: string;
  /** The columns that it names. */
  columns: readonly string[];
}

/**
 * Finds the rules of a mapping that name only columns the feed lacks. Their values would be missing in every row, which
 * looks as if the dealer had deleted them.
 * @param columns the columns of a feed that names them once for all rows, as CSV does
 */
export function missingColumns(
  { parts, fields }: FeedMapping,
  columns: readonly string[],
): MissingColumns[] {
  const isKnown = (column: string): boolean =>
    columns.includes(column) || Object.keys(parts).some((part) => column.startsWith(`${part}.`));
  const named: MissingColumns[] = [
    ...Object.entries(parts).map(([name, { from }]) => ({
      rule: `parts.${name}`,
      columns: [from].flat(),
    })),
    ...Object.entries(fields).map(([field, rule]) => ({
      rule: `fields.${field}`,
      columns: columnsOf(rule),
    })),
  ];
  return named.filter((one) => one.columns.length > 0 && !one.columns.some(isKnown));
}

/** The columns that a field reads; none if it can have a constant. */
function columnsOf(rule: FieldRule): string[] {
  const rules = [rule].flat().map((one) => (typeof one === 'string' ? { from: one } : one));
  return rules.some(({ value }) => value !== undefined) ? [] : rules.flatMap(sourcesOf);
}

function sourcesOf({ from, template, digest, gather }: MappingRule): string[] {
  const inTemplate = [...(template ?? '').matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return [...[from ?? []].flat(), ...inTemplate, ...(digest ?? []), ...(gather ?? [])];
}
