import { BadValue, type FieldKind, isMissing } from './field-kind.ts';
import { jsonOf } from './list.ts';

/** The field kind of each part of an object. */
export type PartKinds<Parts> = {
  readonly [Name in keyof Parts]-?: FieldKind<NonNullable<Parts[Name]>>;
};

/**
 * An object, or JSON in a string. Unknown and bad parts are dropped; the value is bad without the parts in `required`.
 */
export function parts<Parts extends object>(
  kinds: PartKinds<Parts>,
  required: readonly (keyof Parts & string)[] = [],
): FieldKind<Parts> {
  const names = Object.keys(kinds) as (keyof Parts & string)[];
  return (cell) => {
    if (isMissing(cell)) return undefined;
    const given = objectOf(cell);
    if (given === undefined) return new BadValue('is not an object');
    const parsed: Partial<Parts> = {};
    for (const name of names) {
      const value = Object.hasOwn(given, name) ? kinds[name](given[name]) : undefined;
      if (value !== undefined && !(value instanceof BadValue)) parsed[name] = value;
    }
    const lacking = required.find((name) => parsed[name] === undefined);
    if (lacking !== undefined) return new BadValue(`lacks "${lacking}"`);
    // Each part was parsed by its kind, and the required parts are present.
    return Object.keys(parsed).length > 0 ? (parsed as Parts) : undefined;
  };
}

/** An object with keys chosen by the feed, such as finance by lender. At most `most` parts are used. */
export function byName<Value>(
  kind: FieldKind<Value>,
  most: number,
): FieldKind<Record<string, Value>> {
  return (cell) => {
    if (isMissing(cell)) return undefined;
    const given = objectOf(cell);
    if (given === undefined) return new BadValue('is not an object');
    const parsed: [string, Value][] = [];
    for (const [name, part] of Object.entries(given)) {
      const value = kind(part);
      const isGood = value !== undefined && !(value instanceof BadValue);
      if (isGood && /^[A-Za-z][\w-]{0,63}$/.test(name) && parsed.length < most)
        parsed.push([name, value]);
    }
    return parsed.length > 0 ? Object.fromEntries(parsed) : undefined;
  };
}

/** A list of objects, or JSON in a string. At most `most` items are used; bad ones are dropped. */
export function listOf<Value>(kind: FieldKind<Value>, most: number): FieldKind<Value[]> {
  return (cell) => {
    if (isMissing(cell)) return undefined;
    const given = typeof cell === 'string' ? jsonOf(cell) : cell;
    if (!Array.isArray(given)) return new BadValue('is not a list');
    const parsed: Value[] = [];
    for (const part of given.slice(0, most)) {
      const value = kind(part);
      if (value !== undefined && !(value instanceof BadValue)) parsed.push(value);
    }
    return parsed.length > 0 ? parsed : undefined;
  };
}

function objectOf(cell: unknown): Record<string, unknown> | undefined {
  const given = typeof cell === 'string' ? jsonOf(cell) : cell;
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Record<string, unknown>)
    : undefined;
}
