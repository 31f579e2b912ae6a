import { equals, type Expression, not, oneOf } from '#search/engine/filters/expression.ts';

/** The named series one after the other, then all the rest. Source: specification 1, section 9. */
export function seriesParts(order: readonly string[]): Expression[] {
  return [...order.map((series) => equals('series', series)), not(oneOf('series', order))];
}
