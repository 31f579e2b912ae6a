import type { RecordValues } from './feed-record.ts';

/**
 * The value of a record at a column name, or at a dotted path into nested parts (`engine.size`, `price.@currency`,
 * `photos.0`). A column whose own name holds dots goes before a path. An XML element that has attributes gives its text.
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

/** Own properties only: a path such as `constructor` must find nothing. */
function own(part: unknown, key: string): unknown {
  return typeof part === 'object' && part !== null && Object.hasOwn(part, key)
    ? (part as RecordValues)[key]
    : undefined;
}

function isParts(value: unknown): value is RecordValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
