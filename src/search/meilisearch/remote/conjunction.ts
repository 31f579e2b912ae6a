import { everything, type Expression } from '#search/engine/filters/expression.ts';

/** All of the terms, in a form that can be printed: the language has no word for a list of none. */
export function conjunction(...terms: readonly Expression[]): Expression {
  const saying = terms.flatMap((term) => (term.kind === 'and' ? term.terms : [term]));
  if (saying.length === 0) return everything;
  return saying.length === 1 ? saying[0]! : { kind: 'and', terms: saying };
}
