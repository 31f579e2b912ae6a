import { everything, type Expression, nothing } from './expression.ts';

/**
 * The same filter without empty lists of terms, which a filter in text cannot express, unless it is `everything` or
 * `nothing` as a whole.
 */
export function simplifiedExpression(expression: Expression): Expression {
  if (expression.kind === 'not') {
    const term = simplifiedExpression(expression.term);
    if (isNothing(term)) return everything;
    return isEverything(term) ? nothing : { kind: 'not', term };
  }
  if (expression.kind !== 'and' && expression.kind !== 'or') return expression;
  const { kind } = expression;
  const terms = expression.terms.map(simplifiedExpression);
  const [decides, isIdle] = kind === 'and' ? [isNothing, isEverything] : [isEverything, isNothing];
  const deciding = terms.find(decides);
  if (deciding) return deciding;
  const left = terms.filter((term) => !isIdle(term));
  return left.length === 1 ? left[0]! : { kind, terms: left };
}

function isEverything(expression: Expression): boolean {
  return expression.kind === 'and' && expression.terms.length === 0;
}

function isNothing(expression: Expression): boolean {
  return expression.kind === 'or' && expression.terms.length === 0;
}
