import type { Expression } from '../../src/search/engine/filters/expression.ts';
import { foldKeyword } from '../../src/search/engine/keywords/fold-keyword.ts';
import type { Row } from '../../src/search/engine/search-index.ts';
import type { Refinement, SearchRequest } from '../../src/search/engine/search-request.ts';

export interface RowTest {
  /** The refined attribute; its own facet ignores this test. */
  of: string | undefined;
  test(row: Row): boolean;
}

/** Compiles a request's filter and refinements to tests of a row. */
export function compileRow({ filter, refinements = {} }: SearchRequest): RowTest[] {
  const filtered = filter ? [{ of: undefined, test: expressionTest(filter) }] : [];
  const refined = Object.entries(refinements).map(([attribute, refinement]) => ({
    of: 'allOf' in refinement ? undefined : attribute,
    test: refinementTest(attribute, refinement),
  }));
  return [...filtered, ...refined];
}

function expressionTest(expression: Expression): RowTest['test'] {
  switch (expression.kind) {
    case 'and':
    case 'or': {
      const terms = expression.terms.map(expressionTest);
      return expression.kind === 'and'
        ? (row) => terms.every((term) => term(row))
        : (row) => terms.some((term) => term(row));
    }
    case 'in':
      return refinementTest(expression.attribute, { anyOf: expression.values });
    case 'range': {
      const { attribute, from, to } = expression;
      const least = from && Number(from.value);
      const greatest = to && Number(to.value);
      return (row) => {
        const value = Number(row[attribute] ?? NaN);
        const isAbove = !from || (from.inclusive ? value >= least! : value > least!);
        return isAbove && (!to || (to.inclusive ? value <= greatest! : value < greatest!));
      };
    }
    default:
      throw new Error(`The benchmark does not support "${expression.kind}"`);
  }
}

function refinementTest(attribute: string, refinement: Refinement): RowTest['test'] {
  if ('anyOf' in refinement) {
    const wanted = new Set(refinement.anyOf.map(foldKeyword));
    return (row) => valuesOf(row, attribute).some((value) => wanted.has(value));
  }
  if ('allOf' in refinement) {
    return (row) => {
      const values = valuesOf(row, attribute);
      return refinement.allOf.every((value) => values.includes(foldKeyword(value)));
    };
  }
  const { min = -Infinity, max = Infinity } = refinement;
  return (row) => {
    const value = Number(row[attribute] ?? NaN);
    return value >= min && value <= max;
  };
}

function valuesOf(row: Row, attribute: string): string[] {
  const value = row[attribute];
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map((one) => foldKeyword(String(one)));
}
