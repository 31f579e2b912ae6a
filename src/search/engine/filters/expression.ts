/**
 * A filter as a tree. All literals are strings, as in a filter's source. Their meaning depends on the kind of the
 * column: a number column parses them as numbers, a keyword column compares them folded.
 */
export type Expression =
  | { readonly kind: 'and' | 'or'; readonly terms: readonly Expression[] }
  | { readonly kind: 'not'; readonly term: Expression }
  | { readonly kind: 'in'; readonly attribute: string; readonly values: readonly string[] }
  | {
      readonly kind: 'range';
      readonly attribute: string;
      readonly from?: Bound;
      readonly to?: Bound;
    }
  | { readonly kind: 'exists'; readonly attribute: string }
  | {
      readonly kind: 'contains' | 'starts-with';
      readonly attribute: string;
      readonly part: string;
    };

export interface Bound {
  readonly value: string;
  readonly inclusive: boolean;
}

export type Literal = string | number | boolean;

/** True for every row. */
export const everything: Expression = { kind: 'and', terms: [] };
/** True for no row. */
export const nothing: Expression = { kind: 'or', terms: [] };

export const and = (...terms: readonly Expression[]): Expression => ({ kind: 'and', terms });
export const or = (...terms: readonly Expression[]): Expression => ({ kind: 'or', terms });
export const not = (term: Expression): Expression => ({ kind: 'not', term });

export const equals = (attribute: string, value: Literal): Expression => oneOf(attribute, [value]);
export const notEquals = (attribute: string, value: Literal): Expression =>
  not(equals(attribute, value));
export const oneOf = (attribute: string, values: readonly Literal[]): Expression => ({
  kind: 'in',
  attribute,
  values: values.map(String),
});

export const atLeast = (attribute: string, value: Literal): Expression => ({
  kind: 'range',
  attribute,
  from: { value: String(value), inclusive: true },
});
export const moreThan = (attribute: string, value: Literal): Expression => ({
  kind: 'range',
  attribute,
  from: { value: String(value), inclusive: false },
});
export const atMost = (attribute: string, value: Literal): Expression => ({
  kind: 'range',
  attribute,
  to: { value: String(value), inclusive: true },
});
export const lessThan = (attribute: string, value: Literal): Expression => ({
  kind: 'range',
  attribute,
  to: { value: String(value), inclusive: false },
});
/** Both ends included. */
export const between = (attribute: string, from: Literal, to: Literal): Expression => ({
  kind: 'range',
  attribute,
  from: { value: String(from), inclusive: true },
  to: { value: String(to), inclusive: true },
});

export const exists = (attribute: string): Expression => ({ kind: 'exists', attribute });
export const contains = (attribute: string, part: string): Expression => ({
  kind: 'contains',
  attribute,
  part,
});
export const startsWith = (attribute: string, part: string): Expression => ({
  kind: 'starts-with',
  attribute,
  part,
});
