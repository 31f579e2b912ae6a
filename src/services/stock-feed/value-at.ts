import type { RecordValues } from './records/feed-record.ts';

/**
 * Returns a record's value for a column name or for a dotted path into nested values (`engine.size`, `price.@currency`,
 * `photos.0`). A column with dots in its name takes priority over a path. For an XML element with attributes, it
 * returns the text.
 */
export function valueAt(values: RecordValues, path: string): unknown {
  const direct = own(values, path);
  const found = direct === undefined && path.includes('.') ? nested(values, path) : direct;
  return isParts(found) && Object.hasOwn(found, '#text') ? found['#text'] : found;
}

function nested(values: RecordValues, path: string): unknown {
  let part: unknown = values;
  for (const key of path.split('.')) part = own(part, key);
  return part;
}

/** Reads own properties only, so that a path such as `constructor` finds nothing. */
function own(part: unknown, key: string): unknown {
  return typeof part === 'object' && part !== null && Object.hasOwn(part, key)
    ? (part as RecordValues)[key]
    : undefined;
}

function isParts(value: unknown): value is RecordValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
