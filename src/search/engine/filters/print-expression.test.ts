import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  and,
  between,
  contains,
  equals,
  everything,
  exists,
  type Expression,
  lessThan,
  moreThan,
  not,
  oneOf,
  or,
  startsWith,
} from './expression.ts';
import { parseExpression } from './parse-expression.ts';
import { printExpression } from './print-expression.ts';

const text = fc.oneof(fc.string(), fc.constantFrom('OR', '"', "'", '\\', '\\"', 'a b', '(', ''));
const leaf = fc.oneof(
  fc.tuple(text, fc.array(text)).map(([attribute, values]) => oneOf(attribute, values)),
  fc.tuple(text, text).map(([attribute, value]) => moreThan(attribute, value)),
  fc.tuple(text, text).map(([attribute, value]) => lessThan(attribute, value)),
  text.map(exists),
  fc.tuple(text, text).map(([attribute, part]) => contains(attribute, part)),
  fc.tuple(text, text).map(([attribute, part]) => startsWith(attribute, part)),
);
const expression = fc.letrec<{ node: Expression }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    leaf,
    tie('node').map(not),
    fc.array(tie('node'), { minLength: 2, maxLength: 4 }).map((terms) => and(...terms)),
    fc.array(tie('node'), { minLength: 2, maxLength: 4 }).map((terms) => or(...terms)),
  ),
})).node;

test('a printed expression is parsed back unchanged', () => {
  fc.assert(
    fc.property(expression, (each) => {
      expect(parseExpression(printExpression(each))).toEqual({ ok: true, expression: each });
    }),
  );
});

test('everything is printed as an empty text, and a closed range as its two ends', () => {
  expect(printExpression(everything)).toBe('');
  expect(printExpression(between('price', 1, 2))).toBe('"price" >= "1" AND "price" <= "2"');
  expect(printExpression(not(equals('make', 'Kia')))).toBe('NOT ("make" IN ["Kia"])');
});
