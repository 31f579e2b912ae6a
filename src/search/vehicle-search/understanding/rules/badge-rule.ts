import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { keyAt, LONGEST_PHRASE } from './model-rule.ts';
import { keyOf } from '#search/vehicle-search/understanding/words/words-of.ts';

/** More badges than this make no usable filter, so the words remain plain text. */
const MAX_BADGES = 40;
/** The S-Limited is a Limited and the VTi-L a VTi, as in a text search; a single letter is too ambiguous. */
const MIN_PART_LENGTH = 2;

/** Badges by the letters and digits of any of their consecutive words. */
type BadgeIndex = ReadonlyMap<string, readonly string[]>;

const cache = new WeakMap<readonly string[], BadgeIndex>();

/**
 * Finds badges that contain the words: `Limited` means `Limited (4X4)` and `S-Limited` as well. A number after a model
 * may be the end of a code: `LandCruiser 200` is the LC200.
 * @param badges the badges of the requested models
 * @param isOtherwiseKnown whether a word has a meaning of its own, so that a badge phrase cannot begin or end with it
 */
export function badgeRule(
  badges: readonly string[],
  isOtherwiseKnown: (key: string) => boolean,
): Rule {
  const index = indexOf(badges);
  return (words, at) => {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      const values = index.get(keyAt(words, at, length));
      if (!values || values.length > MAX_BADGES) continue;
      const [first, last] = [words[at]?.key ?? '', words[at + length - 1]?.key ?? ''];
      if (isOtherwiseKnown(last) || (length > 1 && isOtherwiseKnown(first))) continue;
      return { length, meaning: { kind: 'badge', values } };
    }
    return undefined;
  };
}

function indexOf(badges: readonly string[]): BadgeIndex {
  let index = cache.get(badges);
  if (!index) {
    index = buildIndex(badges);
    cache.set(badges, index);
  }
  return index;
}

function buildIndex(badges: readonly string[]): BadgeIndex {
  const index = new Map<string, string[]>();
  for (const badge of badges) {
    for (const key of keysOf(badge)) index.set(key, [...(index.get(key) ?? []), badge]);
  }
  return index;
}

function keysOf(badge: string): Set<string> {
  const words = badge.split(/[\s()/,+]+/).filter(Boolean);
  const keys = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1)
      keys.add(keyOf(words.slice(from, to).join('')));
  }
  for (const word of words) {
    for (const part of word.split(/[^\p{L}\p{N}.]+/u).map(keyOf))
      if (part.length >= MIN_PART_LENGTH) keys.add(part);
    const code = /^\p{L}{1,2}(\d{2,3})$/u.exec(word)?.[1];
    if (code !== undefined) keys.add(code).add(`${code}series`);
  }
  keys.delete('');
  return keys;
}
