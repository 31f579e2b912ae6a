import type { Expression } from '../../src/search/engine/filters/expression.ts';
import { foldKeyword } from '../../src/search/engine/keywords/fold-keyword.ts';
import type { Refinement, SearchRequest } from '../../src/search/engine/search-request.ts';
import { isList, isNumber } from './peer-columns.ts';

/** A part of a WHERE clause on `vehicle v`, with its values. */
export interface Condition {
  /** The refined attribute; its own facet ignores this condition. */
  of: string | undefined;
  sql: string;
  values: (string | number)[];
}

/** The conditions of a request's filter and refinements. Values are marked by `?`. */
export function conditionsOf({ filter, refinements = {} }: SearchRequest): Condition[] {
  const filtered = filter ? [{ of: undefined, ...expressionSql(filter) }] : [];
  const refined = Object.entries(refinements).map(([attribute, refinement]) => ({
    of: 'allOf' in refinement ? undefined : attribute,
    ...refinementSql(attribute, refinement),
  }));
  return [...filtered, ...refined];
}

type Fragment = Omit<Condition, 'of'>;

function expressionSql(expression: Expression): Fragment {
  switch (expression.kind) {
    case 'and':
    case 'or': {
      const terms = expression.terms.map(expressionSql);
      return {
        sql: `(${terms.map((term) => term.sql).join(expression.kind === 'and' ? ' AND ' : ' OR ')})`,
        values: terms.flatMap((term) => term.values),
      };
    }
    case 'in':
      return inSql(expression.attribute, expression.values);
    case 'range': {
      const { attribute, from, to } = expression;
      const parts = [
        from && { sql: `v."${attribute}" ${from.inclusive ? '>=' : '>'} ?`, value: from.value },
        to && { sql: `v."${attribute}" ${to.inclusive ? '<=' : '<'} ?`, value: to.value },
      ].filter((part) => part !== undefined);
      return {
        sql: parts.map((part) => part.sql).join(' AND '),
        values: parts.map((part) => Number(part.value)),
      };
    }
    default:
      throw new Error(`The benchmark does not support "${expression.kind}"`);
  }
}

function refinementSql(attribute: string, refinement: Refinement): Fragment {
  if ('anyOf' in refinement) return inSql(attribute, refinement.anyOf);
  if ('allOf' in refinement) {
    const each = refinement.allOf.map((value) => inSql(attribute, [value]));
    return {
      sql: each.map((part) => part.sql).join(' AND ') || 'TRUE',
      values: each.flatMap((part) => part.values),
    };
  }
  const { min = -1e15, max = 1e15 } = refinement;
  return { sql: `v."${attribute}" BETWEEN ? AND ?`, values: [min, max] };
}

function inSql(attribute: string, values: readonly string[]): Fragment {
  const marks = values.map(() => '?').join(', ');
  if (isList(attribute)) {
    return {
      sql: `v.id IN (SELECT vehicle_id FROM "${attribute}" WHERE value IN (${marks}))`,
      values: values.map(foldKeyword),
    };
  }
  return {
    sql: `v."${attribute}" IN (${marks})`,
    values: isNumber(attribute) ? values.map(Number) : values.map(foldKeyword),
  };
}
