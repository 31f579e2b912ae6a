import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { isOneSlipApart } from './is-one-slip-apart.ts';
import { type Meaning, type Rule, type Understood, withMeaning } from './meaning.ts';
import { nearRule } from './near-rule.ts';
import { badgeRule, meaningRule, modelInContextRule } from './phrase-rules.ts';
import { rangeRule } from './range-rule.ts';
import { seatsRule } from './seats-rule.ts';
import { sortRule } from './sort-rule.ts';
import { LEAST_CORRIGIBLE, type StockWords, stockWords } from './stock-words.ts';
import { emptyWords, negations } from './trade-words.ts';
import { type Word, wordsOf } from './words-of.ts';

export interface UnderstandingSettings {
  synonyms: readonly (readonly string[])[];
  /** Whether a number of four digits is a postcode. */
  isPostcode(text: string): boolean;
}

/** Nobody asks for more at once; the words after stay as they are. */
const MOST_WORDS = 30;
/** What one round understands may be what another needed to know: a make, for a model that several have. */
const MOST_ROUNDS = 4;

/**
 * Turns the words of a search into filters, as far as they are words of this stock or of the trade: "7 seat diesel suv
 * under 40k brisbane". What is not understood stays a search by words; nothing is made of words in double quotes, and
 * nothing of a word after "not". Always the same for the same stock, and understanding the result again changes nothing.
 * Whether there is such a vehicle is the caller's question.
 */
export function understandQuery(
  criteria: Criteria,
  vocabulary: StockVocabulary,
  settings: UnderstandingSettings,
): Criteria {
  let current = criteria;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = understoodOnce(current, vocabulary, settings);
    if (next === current) break;
    current = next;
  }
  return current;
}

function understoodOnce(
  criteria: Criteria,
  vocabulary: StockVocabulary,
  settings: UnderstandingSettings,
): Criteria {
  const { query } = criteria;
  if (!query || query.includes('"')) return criteria;
  const all = wordsOf(query);
  const words = all.slice(0, MOST_WORDS);
  const stock = stockWords(vocabulary, settings.synonyms);
  const rules = rulesOf(criteria, vocabulary, stock, settings);
  const meanings: Meaning[] = [];
  const rest: { word: Word; isMeant: boolean }[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    if (negations.has(word.key)) {
      rest.push(...words.slice(at, at + 2).map((left) => ({ word: left, isMeant: true })));
      at += 2;
      continue;
    }
    const understood = longest(rules, words, at) ?? corrected(word, stock);
    if (understood) meanings.push(understood.meaning);
    else rest.push({ word, isMeant: false });
    at += understood?.length ?? 1;
  }
  if (meanings.length === 0) return criteria;
  const left = [
    ...rest
      .filter(({ word, isMeant }) => isMeant || !emptyWords.has(word.key))
      .map(({ word }) => word.raw),
    ...all.slice(MOST_WORDS).map(({ raw }) => raw),
  ];
  const { query: _, ...others } = criteria;
  const wished = meanings.reduce(withMeaning, { ...others, page: 1 });
  return left.length > 0 ? { ...wished, query: left.join(' ') } : wished;
}

function rulesOf(
  { choices }: Criteria,
  vocabulary: StockVocabulary,
  stock: StockWords,
  settings: UnderstandingSettings,
): Rule[] {
  const hasSubscriptions = vocabulary.values('weekly_price_range').length > 0;
  return [
    nearRule(settings.isPostcode),
    rangeRule(hasSubscriptions),
    seatsRule(vocabulary),
    sortRule,
    meaningRule(stock),
    modelInContextRule(stock, choices.make ?? []),
    badgeRule(stock, choices.model !== undefined),
  ];
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
function corrected({ key }: Word, stock: StockWords): Understood | undefined {
  if (key.length < LEAST_CORRIGIBLE || !/^\p{L}+$/u.test(key)) return undefined;
  if (stock.known.has(key) || emptyWords.has(key)) return undefined;
  const near = stock.corrigible.filter((word) => isOneSlipApart(word, key));
  const meant = near.map((word) => stock.meanings.get(word)).filter((one) => one !== undefined);
  const [meaning, ...others] = new Map(meant.map((one) => [JSON.stringify(one), one])).values();
  return meaning && others.length === 0 ? { length: 1, meaning } : undefined;
}
