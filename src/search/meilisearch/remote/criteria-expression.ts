import {
  and,
  atLeast,
  atMost,
  everything,
  type Expression,
  oneOf,
} from '#search/engine/filters/expression.ts';
import {
  type ChoiceAttribute,
  isComputed,
  isRange,
  type RangeAttribute,
} from '#domain/vehicle/facets.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';

/** Converts choices and ranges to an expression, optionally leaving one attribute out. */
export function criteriaExpression(
  { choices, ranges }: Pick<Criteria, 'choices' | 'ranges'>,
  without?: ChoiceAttribute | RangeAttribute,
): Expression {
  const terms: Expression[] = [];
  for (const [attribute, values] of Object.entries(choices)) {
    // an empty choice does not restrict anything
    if (attribute !== without && values.length > 0) terms.push(oneOf(attribute, values));
  }
  for (const [attribute, { min, max }] of Object.entries(ranges)) {
    // the listing's filter has the computed ones
    if (attribute === without || (isRange(attribute) && isComputed(attribute))) continue;
    if (min !== undefined) terms.push(atLeast(attribute, min));
    if (max !== undefined) terms.push(atMost(attribute, max));
  }
  return terms.length === 0 ? everything : and(...terms);
}
