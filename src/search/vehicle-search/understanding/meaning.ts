import {
  type ChoiceAttribute,
  type Criteria,
  nearestStep,
  type RangeAttribute,
  type SortName,
} from '#search/vehicle-search/criteria.ts';
import type { Word } from './words-of.ts';

/** What some words of a request ask for. */
export type Meaning =
  | { kind: 'choice'; attribute: ChoiceAttribute; value: string }
  | { kind: 'model'; make: string; model: string }
  | { kind: 'range'; attribute: RangeAttribute; min?: number; max?: number }
  | { kind: 'sort'; sortBy: SortName }
  | { kind: 'near'; postcode: string; km: number };

/** The words from a place on that are understood together. */
export interface Understood {
  length: number;
  meaning: Meaning;
}

/** Reads the words from a place on; undefined when they are none of its business. */
export type Rule = (words: readonly Word[], at: number) => Understood | undefined;

/**
 * The criteria with a wish added. Another value of an attribute widens what was chosen; a bound replaces the one that
 * was there, since it is the newer wish; a bound on the other side stays unless it contradicts.
 */
export function withMeaning(criteria: Criteria, meaning: Meaning): Criteria {
  switch (meaning.kind) {
    case 'choice':
      return withValue(criteria, meaning.attribute, meaning.value);
    case 'model':
      return withValue(withValue(criteria, 'make', meaning.make), 'model', meaning.model);
    case 'range': {
      const { attribute, min, max } = meaning;
      const before = criteria.ranges[attribute];
      const range = {
        ...(min === undefined &&
          before?.min !== undefined &&
          !(max! < before.min) && { min: before.min }),
        ...(max === undefined &&
          before?.max !== undefined &&
          !(min! > before.max) && { max: before.max }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      };
      return { ...criteria, ranges: { ...criteria.ranges, [attribute]: range } };
    }
    case 'sort':
      return { ...criteria, sortBy: meaning.sortBy };
    case 'near':
      return { ...criteria, near: { postcode: meaning.postcode, km: nearestStep(meaning.km) } };
  }
}

function withValue(criteria: Criteria, attribute: ChoiceAttribute, value: string): Criteria {
  const chosen = criteria.choices[attribute] ?? [];
  const isChosen = chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  return isChosen
    ? criteria
    : { ...criteria, choices: { ...criteria.choices, [attribute]: [...chosen, value] } };
}
