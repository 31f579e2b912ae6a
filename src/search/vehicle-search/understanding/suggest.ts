import { bodyLabels } from '#domain/vehicle/spelling/simple-body.ts';
import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';
import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { makeNames } from './words/make-names.ts';
import { tradeWords } from './words/trade-words.ts';
import { keyOf } from './words/words-of.ts';

/** In the order in which they are suggested. */
export const suggestionKinds = ['make', 'model', 'body', 'badge'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Something in the stock that a shopper may be typing. */
export interface Suggestion {
  kind: SuggestionKind;
  /** `Toyota HiLux` */
  label: string;
  criteria: Criteria;
}

/** Limits for each kind, so that the others are visible too. */
const MAX_PER_KIND: Readonly<Record<SuggestionKind, number>> = {
  make: 3,
  model: 4,
  body: 2,
  badge: 3,
};
const MAX_SUGGESTIONS = 8;

/** A suggestion with its keys, its own name first; a prefix of any key finds it. */
interface Entry extends Suggestion {
  keys: readonly string[];
  /** The number of vehicles. */
  count: number;
}

const cache = new WeakMap<StockVocabulary, readonly Entry[]>();

/**
 * Suggests makes, models, bodies and badges of the stock whose name or one of its words begins with the text, however
 * it is joined. Whole names come first, then the most frequent. At most eight; none for an empty text.
 */
export function suggest(text: string, vocabulary: StockVocabulary): Suggestion[] {
  const key = keyOf(text);
  if (key === '') return [];
  let entries = cache.get(vocabulary);
  if (!entries) {
    entries = entriesOf(vocabulary);
    cache.set(vocabulary, entries);
  }
  const found = entries.filter(({ keys }) => keys.some((one) => one.startsWith(key)));
  const isWhole = ({ keys }: Entry): boolean => keys[0]?.startsWith(key) ?? false;
  const ranked = found.toSorted(
    (a, b) => Number(isWhole(b)) - Number(isWhole(a)) || b.count - a.count,
  );
  return suggestionKinds
    .flatMap((kind) => ranked.filter((entry) => entry.kind === kind).slice(0, MAX_PER_KIND[kind]))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ kind, label, criteria }) => ({ kind, label, criteria }));
}

function entriesOf(vocabulary: StockVocabulary): Entry[] {
  return [
    ...vocabulary.values('make').map(([make, count]) => ({
      ...choice('make', make, make, count),
      keys: [...keysOf(make), ...otherNames(make)],
    })),
    ...modelEntries(vocabulary),
    ...vocabulary.values('body').map(([body, count]) => {
      const label = Object.hasOwn(bodyLabels, body)
        ? bodyLabels[body as keyof typeof bodyLabels]
        : body;
      return {
        ...choice('body', body, label, count),
        keys: [...keysOf(label), ...phrasesFor(body)],
      };
    }),
    ...vocabulary.values('badge').map(([badge, count]) => ({
      ...choice('badge', badge, badge, count),
      keys: keysOf(badge),
    })),
  ];
}

function choice(
  kind: SuggestionKind & ChoiceAttribute,
  value: string,
  label: string,
  count: number,
): Omit<Entry, 'keys'> {
  return { kind, label, criteria: { ...everything, choices: { [kind]: [value] } }, count };
}

function modelEntries(vocabulary: StockVocabulary): Entry[] {
  const counts = new Map(vocabulary.values('make_model'));
  return vocabulary.values('make').flatMap(([make]) =>
    vocabulary.modelsOf(make).map((model): Entry => {
      const label = `${make} ${model}`;
      const keys = [
        ...keysOf(model),
        keyOf(label),
        ...otherNames(make).map((name) => name + keyOf(model)),
      ];
      const criteria = { ...everything, choices: { make: [make], model: [model] } };
      return { kind: 'model', label, criteria, keys, count: counts.get(label) ?? 0 };
    }),
  );
}

/** Suggests the badges that begin with the text or have a word that does, most frequent first. */
export function suggestBadges(text: string, badges: readonly string[]): string[] {
  const key = keyOf(text);
  return badges
    .filter((badge) => keysOf(badge).some((one) => one.startsWith(key)))
    .slice(0, MAX_PER_KIND.badge);
}

/** The name from each of its words on: `rangerover`, `rover`. */
function keysOf(name: string): string[] {
  const words = name.split(/\s+/).map(keyOf);
  return words.map((_, at) => words.slice(at).join(''));
}

function otherNames(make: string): string[] {
  return Object.entries(makeNames).flatMap(([name, [first]]) => (first === make ? [name] : []));
}

function phrasesFor(body: string): string[] {
  return tradeWords
    .filter(({ attribute, values }) => attribute === 'body' && values.includes(body))
    .flatMap(({ phrases }) => phrases.map(keyOf));
}
