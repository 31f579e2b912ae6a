import { SaxesParser } from 'saxes';
import { htmlEntities } from './html-entities.ts';

/** Usual element names for a vehicle. */
const usualNames = [
  'vehicle',
  'car',
  'listing',
  'stockitem',
  'unit',
  'ad',
  'item',
  'entry',
  'record',
  'row',
  'stock',
];

interface Seen {
  name: string;
  path: string;
  depth: number;
  count: number;
  hasParts: boolean;
}

/**
 * Guesses the path of the vehicle element from the head of a feed. The element must have child elements or several
 * attributes; usual names take priority, then repeated elements, then those nearest to the root.
 */
export function guessXmlItem(head: string): string | undefined {
  const candidates = elementsOf(head).filter((element) => element.depth > 1 && element.hasParts);
  candidates.sort(
    (a, b) =>
      usualRank(a) - usualRank(b) || Number(b.count > 1) - Number(a.count > 1) || a.depth - b.depth,
  );
  return candidates[0]?.path;
}

function usualRank({ name }: Seen): number {
  return usualNames.includes(name.toLowerCase()) ? 0 : 1;
}

function elementsOf(head: string): Seen[] {
  const seen = new Map<string, Seen>();
  const open: Seen[] = [];
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, htmlEntities);
  const state = { isFaulty: false };
  parser.on('error', () => {
    // The guess ends at a fault; the reader of the whole feed reports it.
    state.isFaulty = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (parent !== undefined) parent.hasParts = true;
    const path = parent === undefined ? name : `${parent.path}.${name}`;
    const element = seen.get(path) ?? {
      name,
      path,
      depth: open.length + 1,
      count: 0,
      hasParts: false,
    };
    element.count++;
    if (Object.keys(attributes).length > 1) element.hasParts = true;
    seen.set(path, element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  // In chunks, so that a fault does not lose the elements before it.
  for (let at = 0; at < head.length && !state.isFaulty; at += 4096)
    parser.write(head.slice(at, at + 4096));
  return [...seen.values()];
}
