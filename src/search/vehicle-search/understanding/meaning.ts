import type { OwnTerms } from '#domain/finance/own-terms.ts';
import type { ChoiceAttribute, RangeAttribute } from '#domain/vehicle/facets.ts';
import {
  type Criteria,
  type Near,
  nearestStep,
  type Range,
  type SortName,
} from '#search/vehicle-search/criteria.ts';
import type { Word } from './words/words-of.ts';

/** A model with its make, as the stock spells them. */
export interface NamedModel {
  make: string;
  model: string;
}

/** What some words of a query ask for. */
export type Meaning =
  | { kind: 'choice'; attribute: ChoiceAttribute; values: readonly string[] }
  | { kind: 'model'; models: readonly NamedModel[] }
  /** A model of the market that the stock does not have. */
  | ({ kind: 'absent model' } & NamedModel)
  | { kind: 'badge'; values: readonly string[] }
  | {
      kind: 'range';
      attribute: RangeAttribute;
      min?: number;
      max?: number;
      /** The period of a repayment as typed, unless that is the week by which the bounds are. */
      statedPer?: 'fortnightly' | 'monthly';
    }
  /** An amount that can be read as none, or as two. */
  | { kind: 'unread amount'; text: string }
  | { kind: 'terms'; terms: OwnTerms }
  | { kind: 'sort'; sortBy: SortName }
  | { kind: 'near'; postcode: string; suburb?: string; km: number }
  /** The shopper's own surroundings, which the words do not name. */
  | { kind: 'near me' }
  /** The site's own word for what it sells. */
  | { kind: 'own noun' }
  /** What a price includes: drive away, or plus on-road costs. */
  | { kind: 'price basis' }
  /** Words that no filter can express: the stock does not state the fact, or it is to be excluded. */
  | { kind: 'unfilterable' }
  | { kind: 'use'; choices: Criteria['choices']; ranges: Criteria['ranges'] };

/** Consecutive words with a common meaning, as read by a rule. */
export interface RuleMatch {
  length: number;
  meaning: Meaning;
}

/** Reads the words from a position on; undefined if the rule does not apply. */
export type Rule = (words: readonly Word[], at: number) => RuleMatch | undefined;

/**
 * Adds a meaning to the criteria. Another value of an attribute widens the choice, but each badge word narrows it. Of two
 * bounds the stricter counts; if no vehicle can be within both, the new one replaces the other, because it is newer. The use
 * of a vehicle sets only what nothing else has set, so it must be added last.
 */
export function withMeaning(criteria: Criteria, meaning: Meaning): Criteria {
  switch (meaning.kind) {
    case 'choice':
      return withValues(criteria, meaning.attribute, meaning.values);
    case 'model':
      return withValues(
        withValues(
          criteria,
          'make',
          meaning.models.map(({ make }) => make),
        ),
        'model',
        meaning.models.map(({ model }) => model),
      );
    case 'absent model':
      return withValues(withValues(criteria, 'make', [meaning.make]), 'model', [meaning.model]);
    case 'badge':
      return withBadges(criteria, meaning.values);
    case 'range':
      return withRange(criteria, meaning);
    case 'terms':
      return { ...criteria, terms: { ...criteria.terms, ...meaning.terms } };
    case 'sort':
      return { ...criteria, sortBy: meaning.sortBy };
    case 'near':
      return { ...criteria, near: nearOf(meaning) };
    case 'near me':
    case 'own noun':
    case 'price basis':
    case 'unread amount':
    case 'unfilterable':
      return criteria;
    case 'use':
      return {
        ...criteria,
        choices: { ...meaning.choices, ...criteria.choices },
        ranges: { ...meaning.ranges, ...criteria.ranges },
      };
  }
}

function nearOf({ postcode, suburb, km }: Extract<Meaning, { kind: 'near' }>): Near {
  return { postcode, ...(suburb !== undefined && { suburb }), km: nearestStep(km) };
}

function withRange(
  criteria: Criteria,
  { attribute, min, max }: Extract<Meaning, { kind: 'range' }>,
): Criteria {
  const given = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const range = bothRanges(criteria.ranges[attribute] ?? {}, given) ?? given;
  return { ...criteria, ranges: { ...criteria.ranges, [attribute]: range } };
}

/** What is within both ranges; undefined if nothing can be. */
export function bothRanges(one: Range, other: Range): Range | undefined {
  const min = Math.max(one.min ?? -Infinity, other.min ?? -Infinity);
  const max = Math.min(one.max ?? Infinity, other.max ?? Infinity);
  if (min > max) return undefined;
  return { ...(min > -Infinity && { min }), ...(max < Infinity && { max }) };
}

function withBadges(criteria: Criteria, values: readonly string[]): Criteria {
  const chosen = criteria.choices.badge;
  const badge = chosen ? chosen.filter((value) => values.includes(value)) : values;
  return { ...criteria, choices: { ...criteria.choices, badge } };
}

function withValues(
  criteria: Criteria,
  attribute: ChoiceAttribute,
  values: readonly string[],
): Criteria {
  const chosen = [...(criteria.choices[attribute] ?? [])];
  for (const value of values) {
    const isChosen = chosen.some((one) => one.toLowerCase() === value.toLowerCase());
    if (!isChosen) chosen.push(value);
  }
  return { ...criteria, choices: { ...criteria.choices, [attribute]: chosen } };
}
