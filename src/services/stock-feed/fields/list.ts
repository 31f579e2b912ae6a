import { BadValue, type FieldKind, isMissing } from './field-kind.ts';

/** Separators of a list in one cell, by priority: the first one that occurs is used. */
const separators = ['|', '\n', ';', ', ', ','];

/** A list of values without duplicates. Bad items are dropped; the list is bad only if none is left. */
export function list<Item>(kind: FieldKind<Item>, longest: number): FieldKind<Item[]> {
  return (cell) => {
    if (isMissing(cell)) return undefined;
    const items: Item[] = [];
    let bad: BadValue | undefined;
    for (const part of listCells(cell)) {
      const item = kind(part);
      if (item instanceof BadValue) bad ??= item;
      else if (item !== undefined && !items.includes(item) && items.length < longest)
        items.push(item);
    }
    return items.length > 0 ? items : bad;
  };
}

/** Splits a list into cells: an array, an XML element with its items, JSON in a string, or a string with separators. */
export function listCells(cell: unknown): unknown[] {
  if (Array.isArray(cell)) return cell;
  if (typeof cell === 'object' && cell !== null) {
    const [only, ...others] = Object.values(cell);
    return others.length > 0 ? [cell] : Array.isArray(only) ? only : [only];
  }
  if (typeof cell !== 'string') return [cell];
  if (cell.trimStart().startsWith('[')) {
    const parsed = jsonOf(cell);
    if (Array.isArray(parsed)) return parsed;
  }
  const separator = separators.find((text) => cell.includes(text));
  return separator === undefined ? [cell] : cell.split(separator);
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
