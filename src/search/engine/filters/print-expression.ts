import type { Bound, Expression } from './expression.ts';

/**
 * Prints an expression so that `parseExpression` reads it back as an equivalent one that prints the same again. The
 * language cannot express an AND or OR without terms, so only a top-level `everything` can be printed.
 */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return printTerms(expression);
    case 'not':
      return `NOT (${printExpression(expression.term)})`;
    case 'in':
      return `${quoted(expression.attribute)} IN [${expression.values.map(quoted).join(', ')}]`;
    case 'range':
      return printRange(expression.attribute, expression.from, expression.to);
    case 'exists':
      return `${quoted(expression.attribute)} EXISTS`;
    case 'contains':
      return `${quoted(expression.attribute)} CONTAINS ${quoted(expression.part)}`;
    case 'starts-with':
      return `${quoted(expression.attribute)} STARTS WITH ${quoted(expression.part)}`;
  }
}

function printTerms({ kind, terms }: Extract<Expression, { kind: 'and' | 'or' }>): string {
  if (terms.length === 1) return printExpression(terms[0]!);
  return terms.map((term) => `(${printExpression(term)})`).join(kind === 'and' ? ' AND ' : ' OR ');
}

function printRange(attribute: string, from?: Bound, to?: Bound): string {
  const bounds: string[] = [];
  if (from)
    bounds.push(`${quoted(attribute)} ${from.inclusive ? '>=' : '>'} ${quoted(from.value)}`);
  if (to) bounds.push(`${quoted(attribute)} ${to.inclusive ? '<=' : '<'} ${quoted(to.value)}`);
  return bounds.length === 0 ? `${quoted(attribute)} EXISTS` : bounds.join(' AND ');
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
