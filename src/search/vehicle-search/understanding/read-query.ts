import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { badgeRule } from './rules/badge-rule.ts';
import { isOneSlipApart } from './rules/is-one-slip-apart.ts';
import type { Meaning, Rule, Understood } from './meaning.ts';
import { meaningRule, placeRule } from './rules/meaning-rule.ts';
import { makesOf, modelRule, modelsNamed } from './rules/model-rule.ts';
import { nearRule } from './rules/near-rule.ts';
import { rangeRule } from './rules/range-rule.ts';
import { seatsRule } from './rules/seats-rule.ts';
import { sortRule } from './rules/sort-rule.ts';
import { LEAST_CORRIGIBLE, type StockWords, stockWords } from './words/stock-words.ts';
import { emptyWords, negations } from './words/trade-words.ts';
import { useRule } from './rules/use-rule.ts';
import { keyOf, type Word, wordsOf } from './words/words-of.ts';

export interface UnderstandingSettings {
  synonyms: readonly (readonly string[])[];
  /** Whether a number of four digits is a postcode. */
  isPostcode(text: string): boolean;
}

/** Some words of a request that belong together. */
export interface Part {
  /** As they were typed. */
  words: string;
  /** Undefined for words that stay words. */
  meaning?: Meaning;
  /** The words were read as others that are one slip of the finger away. */
  isCorrected?: true;
  /** They say nothing beside words that are understood: "looking for a". */
  isFiller?: true;
}

/** Nobody asks for more at once; the words after stay as they are. */
const MOST_WORDS = 30;

/**
 * Reads the words of a request in their order: as words of this stock, as words of the trade, or as mere words. What
 * stands in double quotes is not read, nor is a word after "not".
 * @param badges those of the models that are asked for
 */
export function readQuery(
  criteria: Criteria,
  vocabulary: StockVocabulary,
  settings: UnderstandingSettings,
  badges: readonly string[],
): Part[] {
  const { query, choices } = criteria;
  if (!query || query.includes('"')) return [];
  const all = wordsOf(query);
  const words = all.slice(0, MOST_WORDS);
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
  const partsBeside = (makes: ReadonlySet<string>): Part[] => {
    const model = modelRule(stock, makes);
    const rules = [
      ...generalRules,
      model,
      // some listings repeat their name in the badge
      (at: readonly Word[], from: number) =>
        model(at, from) || isMake(stock.meanings.get(at[from]?.key ?? ''))
          ? undefined
          : badge(at, from),
    ];
    return partsOf(words, rules, (word) => corrected(word, stock, makes));
  };
  const chosen = new Set((choices.make ?? []).map((make) => make.toLowerCase()));
  let makes = chosen.size > 0 ? chosen : askedMakes(words, stock, generalRules);
  let parts = partsBeside(makes);
  // a make that the reading adds, behind an "or", counts for every word: read again, the result would be the same
  while (!makesRead(parts).isSubsetOf(makes)) {
    makes = makes.union(makesRead(parts));
    parts = partsBeside(makes);
  }
  return [...withOneBadge(parts), ...all.slice(MOST_WORDS).map(({ raw }) => ({ words: raw }))];
}

/** The makes of all makes and models that were read, in small letters. */
function makesRead(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap(({ meaning }) => {
      if (meaning?.kind === 'model') return [...makesOf(meaning.models)];
      if (meaning?.kind !== 'choice' || meaning.attribute !== 'make') return [];
      return meaning.values.map((make) => make.toLowerCase());
    }),
  );
}

/** The parts in which all badge words have badges in common; what has none with those before stays words. */
function withOneBadge(parts: readonly Part[]): Part[] {
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

/** Facts of a vehicle beside which a badge stands: "SR5 diesel" is no badge. */
function isFact(meaning: Meaning | undefined): boolean {
  const facts: readonly string[] = ['fuel', 'transmission', 'drive', 'body'];
  return meaning?.kind === 'choice' && facts.includes(meaning.attribute);
}

/** Of models so short a name may be a badge's: GLS, RS, GT. */
const LONGEST_CODE = 3;

/** The makes that are named; else the make of the first model that is no badge's name too; else of the first model. */
function askedMakes(
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
    named.length <= LONGEST_CODE && stock.badgeWords.has(keyOf(named));
  const first = models.find(({ named }) => !isBadge(named)) ?? models[0];
  if (makes.length > 0) return new Set(makes.map((make) => make.toLowerCase()));
  return first ? makesOf(first.models) : new Set();
}

function partsOf(
  words: readonly Word[],
  rules: readonly Rule[],
  correct: (word: Word) => Understood | undefined,
): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    if (negations.has(word.key)) {
      parts.push({ words: rawOf(words.slice(at, at + 2)) });
      at += 2;
      continue;
    }
    const read = longest(rules, words, at);
    const understood = read ?? correct(word);
    const length = understood?.length ?? 1;
    const raw = rawOf(words.slice(at, at + length));
    if (!understood)
      parts.push({ words: raw, ...(emptyWords.has(word.key) && { isFiller: true }) });
    else
      parts.push({ words: raw, meaning: understood.meaning, ...(!read && { isCorrected: true }) });
    at += length;
  }
  return parts;
}

function rawOf(words: readonly Word[]): string {
  return words.map(({ raw }) => raw).join(' ');
}

/** The reading of most words; of readings of as many, the first rule's. */
function longest(
  rules: readonly Rule[],
  words: readonly Word[],
  at: number,
): Understood | undefined {
  let best: Understood | undefined;
  for (const rule of rules) {
    const understood = rule(words, at);
    if (understood && understood.length > (best?.length ?? 0)) best = understood;
  }
  return best;
}

/** A word that is one slip of the finger from just one thing that the stock knows. */
function corrected(
  { key }: Word,
  stock: StockWords,
  makes: ReadonlySet<string>,
): Understood | undefined {
  if (key.length < LEAST_CORRIGIBLE || !/^\p{L}+$/u.test(key)) return undefined;
  if (stock.known.has(key) || emptyWords.has(key)) return undefined;
  const near = stock.corrigible.filter((word) => isOneSlipApart(word, key));
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
