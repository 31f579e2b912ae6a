import { BadValue, type FieldKind, isMissing } from './field-kind.ts';
import { jsonOf } from './list.ts';

/** The kinds of an object's parts. */
export type PartKinds<Parts> = {
  readonly [Name in keyof Parts]-?: FieldKind<NonNullable<Parts[Name]>>;
};

/** An object, or JSON in a text, of which the known parts are kept; bad without the parts in `required`. */
export function parts<Parts extends object>(
  kinds: PartKinds<Parts>,
  required: readonly (keyof Parts & string)[] = [],
): FieldKind<Parts> {
  const names = Object.keys(kinds) as (keyof Parts & string)[];
  return (cell) => {
    if (isMissing(cell)) return undefined;
    const given = objectOf(cell);
    if (given === undefined) return new BadValue('is not an object');
    const kept: Partial<Parts> = {};
    for (const name of names) {
      const value = Object.hasOwn(given, name) ? kinds[name](given[name]) : undefined;
      if (value !== undefined && !(value instanceof BadValue)) kept[name] = value;
    }
    const lacking = required.find((name) => kept[name] === undefined);
    if (lacking !== undefined) return new BadValue(`lacks "${lacking}"`);
    // Every part was checked by its kind, and the required ones are there.
    return Object.keys(kept).length > 0 ? (kept as Parts) : undefined;
  };
}

/** An object whose keys are the feed's own, such as the lenders of finance. */
export function byName<Value>(
  kind: FieldKind<Value>,
  most: number,
): FieldKind<Record<string, Value>> {
  return (cell) => {
    if (isMissing(cell)) return undefined;
    const given = objectOf(cell);
    if (given === undefined) return new BadValue('is not an object');
    const kept: [string, Value][] = [];
    for (const [name, part] of Object.entries(given)) {
      const value = kind(part);
      const isGood = value !== undefined && !(value instanceof BadValue);
      if (isGood && /^[A-Za-z][\w-]{0,63}$/.test(name) && kept.length < most)
        kept.push([name, value]);
    }
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  };
}

/** A list of objects, or JSON of one in a text. */
export function listOf<Value>(kind: FieldKind<Value>, most: number): FieldKind<Value[]> {
  return (cell) => {
    if (isMissing(cell)) return undefined;
    const given = typeof cell === 'string' ? jsonOf(cell) : cell;
    if (!Array.isArray(given)) return new BadValue('is not a list');
    const kept: Value[] = [];
    for (const part of given.slice(0, most)) {
      const value = kind(part);
      if (value !== undefined && !(value instanceof BadValue)) kept.push(value);
    }
    return kept.length > 0 ? kept : undefined;
  };
}

function objectOf(cell: unknown): Record<string, unknown> | undefined {
  const given = typeof cell === 'string' ? jsonOf(cell) : cell;
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Record<string, unknown>)
    : undefined;
}
