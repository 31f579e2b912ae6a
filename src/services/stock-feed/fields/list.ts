import { BadValue, type FieldKind, isMissing } from './field-kind.ts';

/** Between items of a list that stands in one cell; the first that occurs is the one. */
const separators = ['|', '\n', ';', ', ', ','];

/** A list of single values; an item that the kind refuses spoils the list only when none is left. */
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

/** The cells of a list: of an array, of an XML element around its items, of JSON in a text, or of a separated text. */
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
