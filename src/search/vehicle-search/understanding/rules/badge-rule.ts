import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { keyAt, LONGEST_PHRASE } from './model-rule.ts';
import { keyOf, type Word } from '#search/vehicle-search/understanding/words/words-of.ts';

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
 * @param fact reads a fact that stands beside a badge without being part of it, as in "SR5 diesel"; a badge cannot
 * begin or end with one
 * @param paint reads a colour; a badge cannot end with one, so that "GT red" is a red GT and not "GT (red leather)"
 */
export function badgeRule(badges: readonly string[], fact: Rule, paint: Rule): Rule {
  const index = indexOf(badges);
  return (words, at) => {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      const values = index.get(keyAt(words, at, length));
      if (!values || values.length > MAX_BADGES) continue;
      if (fact(words, at) || endsWith(fact, words, at, length)) continue;
      if (endsWith(paint, words, at, length)) continue;
      return { length, meaning: { kind: 'badge', values } };
    }
    return undefined;
  };
}

function endsWith(rule: Rule, words: readonly Word[], at: number, length: number): boolean {
  for (let from = at; from < at + length; from += 1)
    if (rule(words, from)?.length === at + length - from) return true;
  return false;
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
    // an XR6T is an XR6 with a turbocharger
    const withoutTurbo = /^(\p{L}+\d+)t$/iu.exec(word)?.[1];
    if (withoutTurbo !== undefined) keys.add(keyOf(withoutTurbo));
    const code = /^\p{L}{1,2}(\d{2,3})$/u.exec(word)?.[1];
    if (code !== undefined) keys.add(code).add(`${code}series`);
  }
  keys.delete('');
  return keys;
}
