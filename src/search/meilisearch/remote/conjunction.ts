import { everything, type Expression } from '#search/engine/filters/expression.ts';

/** Combines terms in a printable form: the filter language cannot express an empty list of terms. */
export function conjunction(...terms: readonly Expression[]): Expression {
  const flattened = terms.flatMap((term) => (term.kind === 'and' ? term.terms : [term]));
  if (flattened.length === 0) return everything;
  return flattened.length === 1 ? flattened[0]! : { kind: 'and', terms: flattened };
}
