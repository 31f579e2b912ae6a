import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { badgeRule } from './rules/badge-rule.ts';
import { isOneTypoApart } from './rules/is-one-typo-apart.ts';
import type { Meaning, Rule, RuleMatch } from './meaning.ts';
import { meaningRule, placeRule } from './rules/meaning-rule.ts';
import { makesOf, modelRule, modelsNamed } from './rules/model-rule.ts';
import { nearRule } from './rules/near-rule.ts';
import { rangeRule } from './rules/range-rule.ts';
import { seatsRule } from './rules/seats-rule.ts';
import { sortRule } from './rules/sort-rule.ts';
import { MIN_CORRECTED_LENGTH, type StockWords, stockWords } from './words/stock-words.ts';
import { stopWords, negations } from './words/trade-words.ts';
import { useRule } from './rules/use-rule.ts';
import { keyOf, type Word, wordsOf } from './words/words-of.ts';

export interface UnderstandingSettings {
  synonyms: readonly (readonly string[])[];
  /** Whether a number of four digits is a postcode. */
  isPostcode(text: string): boolean;
}

/** Some consecutive words of a query. */
export interface QueryPart {
  /** As typed. */
  words: string;
  /** Undefined for words that remain plain text. */
  meaning?: Meaning;
  /** Whether a typing error in the words was corrected. */
  isCorrected?: true;
  /** Whether the words add nothing to others that are understood, such as "looking for a". */
  isFiller?: true;
}

/** Longer queries are not meaningful; further words remain plain text. */
const MAX_WORDS = 30;

/**
 * Reads the words of a query from left to right as words of this stock, words of the trade or plain text. Does not read
 * text in double quotes or the word after "not".
 * @param badges the badges of the requested models
 */
export function readQuery(
  criteria: Criteria,
  vocabulary: StockVocabulary,
  settings: UnderstandingSettings,
  badges: readonly string[],
): QueryPart[] {
  const { query, choices } = criteria;
  if (!query || query.includes('"')) return [];
  const all = wordsOf(query);
  const words = all.slice(0, MAX_WORDS);
  const stock = stockWords(vocabulary, settings.synonyms);
  const generalRules = [
    placeRule(stock.places),
    nearRule(settings.isPostcode),
    rangeRule(vocabulary.values('weekly_price_range').length > 0),
    seatsRule(vocabulary),
    sortRule,
    useRule(vocabulary),
    meaningRule(stock.meanings),
  ];
  const badge = badgeRule(choices.badge ? [] : badges, (key) => isFact(stock.meanings.get(key)));
  const partsBeside = (makes: ReadonlySet<string>): QueryPart[] => {
    const model = modelRule(stock, makes);
    const rules = [
      ...generalRules,
      model,
      // some listings repeat the model's name in the badge
      (at: readonly Word[], from: number) =>
        model(at, from) || isMake(stock.meanings.get(at[from]?.key ?? ''))
          ? undefined
          : badge(at, from),
    ];
    return partsOf(words, rules, (word) => corrected(word, stock, makes));
  };
  const chosen = new Set((choices.make ?? []).map((make) => make.toLowerCase()));
  let makes = chosen.size > 0 ? chosen : requestedMakes(words, stock, generalRules);
  let parts = partsBeside(makes);
  // a make found after an "or" applies to every word, so read again until no make is added
  while (!makesFound(parts).isSubsetOf(makes)) {
    makes = makes.union(makesFound(parts));
    parts = partsBeside(makes);
  }
  return [...withCommonBadges(parts), ...all.slice(MAX_WORDS).map(({ raw }) => ({ words: raw }))];
}

/** The makes of all makes and models that were read, in lower case. */
function makesFound(parts: readonly QueryPart[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap(({ meaning }) => {
      if (meaning?.kind === 'model') return [...makesOf(meaning.models)];
      if (meaning?.kind !== 'choice' || meaning.attribute !== 'make') return [];
      return meaning.values.map((make) => make.toLowerCase());
    }),
  );
}

/** Keeps the badge words that have badges in common; one that shares none with those before it becomes plain text. */
function withCommonBadges(parts: readonly QueryPart[]): QueryPart[] {
  let common: readonly string[] | undefined;
  return parts.map((part) => {
    if (part.meaning?.kind !== 'badge') return part;
    const { values } = part.meaning;
    const left = common?.filter((badge) => values.includes(badge)) ?? values;
    if (left.length === 0) return { words: part.words };
    common = left;
    return part;
  });
}

function isMake(meaning: Meaning | undefined): boolean {
  return meaning?.kind === 'choice' && meaning.attribute === 'make';
}

/** Facts that stand beside a badge without being part of it, as in "SR5 diesel". */
function isFact(meaning: Meaning | undefined): boolean {
  const facts: readonly string[] = ['fuel', 'transmission', 'drive', 'body'];
  return meaning?.kind === 'choice' && facts.includes(meaning.attribute);
}

/** A model name of at most this length may also be a badge: GLS, RS, GT. */
const MAX_CODE_LENGTH = 3;

/**
 * The makes that are named; otherwise that of the first model whose name is not also a badge; otherwise of the first.
 */
function requestedMakes(
  words: readonly Word[],
  stock: StockWords,
  generalRules: readonly Rule[],
): ReadonlySet<string> {
  const rules = [...generalRules, modelRule(stock, new Set())];
  const parts = partsOf(words, rules, (word) => corrected(word, stock, new Set()));
  const makes = parts.flatMap(({ words: named, meaning }) => {
    if (meaning?.kind === 'choice' && meaning.attribute === 'make') return meaning.values;
    const ofModels = meaning?.kind === 'model' ? [...makesOf(meaning.models)] : [];
    return ofModels.filter((make) => keyOf(named).startsWith(keyOf(make)));
  });
  const models = parts.flatMap(({ words: named, meaning }) =>
    meaning?.kind === 'model' ? [{ named, models: meaning.models }] : [],
  );
  const isBadge = (named: string): boolean =>
    named.length <= MAX_CODE_LENGTH && stock.badgeWords.has(keyOf(named));
  const first = models.find(({ named }) => !isBadge(named)) ?? models[0];
  if (makes.length > 0) return new Set(makes.map((make) => make.toLowerCase()));
  return first ? makesOf(first.models) : new Set();
}

function partsOf(
  words: readonly Word[],
  rules: readonly Rule[],
  correct: (word: Word) => RuleMatch | undefined,
): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    if (negations.has(word.key)) {
      parts.push({ words: rawOf(words.slice(at, at + 2)) });
      at += 2;
      continue;
    }
    const read = longestReading(rules, words, at);
    const understood = read ?? correct(word);
    const length = understood?.length ?? 1;
    const raw = rawOf(words.slice(at, at + length));
    if (!understood) parts.push({ words: raw, ...(stopWords.has(word.key) && { isFiller: true }) });
    else
      parts.push({ words: raw, meaning: understood.meaning, ...(!read && { isCorrected: true }) });
    at += length;
  }
  return parts;
}

function rawOf(words: readonly Word[]): string {
  return words.map(({ raw }) => raw).join(' ');
}

/** The longest reading; of equally long ones, that of the first rule. */
function longestReading(
  rules: readonly Rule[],
  words: readonly Word[],
  at: number,
): RuleMatch | undefined {
  let best: RuleMatch | undefined;
  for (const rule of rules) {
    const understood = rule(words, at);
    if (understood && understood.length > (best?.length ?? 0)) best = understood;
  }
  return best;
}

/** Corrects a word that is one typing error away from exactly one known meaning. */
function corrected(
  { key }: Word,
  stock: StockWords,
  makes: ReadonlySet<string>,
): RuleMatch | undefined {
  if (key.length < MIN_CORRECTED_LENGTH || !/^\p{L}+$/u.test(key)) return undefined;
  if (stock.known.has(key) || stopWords.has(key)) return undefined;
  const near = stock.correctable.filter((word) => isOneTypoApart(word, key));
  const meant = near.flatMap((word) => meaningOfWord(word, stock, makes) ?? []);
  const [meaning, ...others] = new Map(meant.map((one) => [JSON.stringify(one), one])).values();
  return meaning && others.length === 0 ? { length: 1, meaning } : undefined;
}

function meaningOfWord(
  key: string,
  stock: StockWords,
  makes: ReadonlySet<string>,
): Meaning | undefined {
  const meaning = stock.meanings.get(key);
  if (meaning) return meaning;
  const models = modelsNamed(key, stock, makes);
  return models.length > 0 ? { kind: 'model', models } : undefined;
}
