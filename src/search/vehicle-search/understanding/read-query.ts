import type { NamedPlace } from '#domain/place/named-place.ts';
import type { VehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { absentModelRule } from './rules/absent-model-rule.ts';
import { badgeRule } from './rules/badge-rule.ts';
import { caravanRules } from './rules/caravan-rules.ts';
import { isOneTypoApart } from './rules/is-one-typo-apart.ts';
import type { Meaning, Rule, RuleMatch } from './meaning.ts';
import { meaningRule, placeRule } from './rules/meaning-rule.ts';
import { makesOf, modelRule, modelsNamed } from './rules/model-rule.ts';
import { engineRule } from './rules/engine-rule.ts';
import { factAttributes } from './words/fact-attributes.ts';
import { generationRule } from './rules/generation-rule.ts';
import { seatedVanRule } from './rules/seated-van-rule.ts';
import { suburbRule } from './rules/suburb-rule.ts';
import { nearRule, postcodeRule } from './rules/near-rule.ts';
import { ownNounRule } from './rules/own-noun-rule.ts';
import { rangeRule } from './rules/range-rule.ts';
import { priceBasisRule } from './rules/price-basis-rule.ts';
import { doorsRule, seatsRule } from './rules/counted-rule.ts';
import { sortRule } from './rules/sort-rule.ts';
import { MIN_CORRECTED_LENGTH, type StockWords, stockWords } from './words/stock-words.ts';
import { stopWords, negations } from './words/trade-words.ts';
import { termsRule } from './rules/terms-rule.ts';
import { unreadAmountRule } from './rules/unread-amount-rule.ts';
import { useRule } from './rules/use-rule.ts';
import { keyOf, type Word, wordsOf } from './words/words-of.ts';

export interface UnderstandingSettings {
  synonyms: readonly (readonly string[])[];
  /** What the site calls its vehicles. */
  noun: VehicleWords;
  /** Whether a number of four digits is a postcode. */
  isPostcode(text: string): boolean;
  /** Every suburb, town and locality of a name, in any state. */
  placesNamed(name: string): readonly NamedPlace[];
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
 * text in double quotes, and gives up "not" with the word after it.
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
  const stock = stockWords(vocabulary, settings);
  const { isPostcode, placesNamed } = settings;
  const isTitleWord = (key: string): boolean =>
    stock.titleWords.has(key) || stock.meanings.has(key) || stopWords.has(key);
  const suburb = suburbRule({ vocabulary, placesNamed, isOtherwiseKnown: isTitleWord });
  const place = longestOf([meaningRule(stock.places), suburb]);
  const generalRules = [
    ownNounRule(settings.noun, stock),
    nearRule(isPostcode, place),
    placeRule(place),
    priceBasisRule,
    ...caravanRules(vocabulary),
    rangeRule(
      vocabulary.hasRepayments
        ? 'repayment'
        : vocabulary.values('weekly_price_range').length > 0
          ? 'subscription_price'
          : undefined,
    ),
    ...(vocabulary.hasRepayments ? [termsRule] : []),
    engineRule(vocabulary),
    seatedVanRule(vocabulary),
    seatsRule(vocabulary),
    doorsRule(vocabulary),
    sortRule,
    useRule(vocabulary),
    meaningRule(stock.meanings),
  ];
  const partsBeside = (makes: ReadonlySet<string>): QueryPart[] => {
    const model = modelRule(stock, makes);
    const generation = generationRule(vocabulary, makes, stock);
    const stated = meaningRule(stock.meanings);
    const fact = firstOf([engineRule(vocabulary), generation, only(stated, isFact)]);
    const paint = only(stated, isColour);
    const badge = badgeRule(choices.badge ? [] : badges, fact, paint);
    const rules = [
      // beside a Pajero, NT is its generation and not the Northern Territory
      generation,
      ...generalRules,
      model,
      // some listings repeat the model's name in the badge
      (at: readonly Word[], from: number) =>
        model(at, from) || isMake(stock.meanings.get(at[from]?.key ?? ''))
          ? undefined
          : badge(at, from),
      absentModelRule(isTitleWord),
      // words of a title come before places
      suburb,
      postcodeRule(isPostcode, isTitleWord),
      unreadAmountRule,
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
  parts = withDriveOfBody(withCommonBadges(parts));
  return [...parts, ...all.slice(MAX_WORDS).map(({ raw }) => ({ words: raw }))];
}

const roadBodies: readonly string[] = [
  'wagon',
  'stationWagon',
  'sedan',
  'hatch',
  'hatchback',
  'coupe',
  'convertible',
];

/** Lets "4WD wagon" find AWD too, as makers and feeds call the drive of cars with four driven wheels. */
function withDriveOfBody(parts: QueryPart[]): QueryPart[] {
  const bodies = parts.flatMap(({ meaning }) =>
    meaning?.kind === 'choice' && meaning.attribute === 'body' ? meaning.values : [],
  );
  if (bodies.length === 0 || !bodies.every((body) => roadBodies.includes(body))) return parts;
  return parts.map((part) =>
    part.meaning?.kind === 'choice' &&
    part.meaning.attribute === 'drive' &&
    part.meaning.values.includes('4WD')
      ? { ...part, meaning: { ...part.meaning, values: ['4WD', 'AWD'] } }
      : part,
  );
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
function isFact(meaning: Meaning): boolean {
  return meaning.kind === 'choice' && factAttributes.includes(meaning.attribute);
}

function isColour(meaning: Meaning): boolean {
  return meaning.kind === 'choice' && meaning.attribute === 'colour';
}

function only(rule: Rule, isWanted: (meaning: Meaning) => boolean): Rule {
  return (words, at) => {
    const read = rule(words, at);
    return read && isWanted(read.meaning) ? read : undefined;
  };
}

function longestOf(rules: readonly Rule[]): Rule {
  return (words, at) => longestReading(rules, words, at);
}

function firstOf(rules: readonly Rule[]): Rule {
  return (words, at) => {
    for (const rule of rules) {
      const read = rule(words, at);
      if (read) return read;
    }
    return undefined;
  };
}

/** A model name of at most this length may also be a badge: GLS, RS, GT. */
const MAX_CODE_LENGTH = 3;

/**
 * The makes that are named; otherwise the make of the first model, preferring a model that is not also a badge.
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
    const read = longestReading(rules, words, at);
    // "no more than 20k" is a bound, and "no sunroof" may be a badge
    if (negations.has(word.key) && (read?.length ?? 0) < 2) {
      parts.push({ words: rawOf(words.slice(at, at + 2)), meaning: { kind: 'unfilterable' } });
      at += 2;
      continue;
    }
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

/** The longest reading; the first rule wins among equally long ones. */
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
