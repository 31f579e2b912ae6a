import { describe, expect, test } from 'vitest';
import {
  and,
  atLeast,
  atMost,
  between,
  contains,
  equals,
  everything,
  exists,
  type Expression,
  lessThan,
  moreThan,
  not,
  notEquals,
  oneOf,
  or,
  startsWith,
} from './expression.ts';
import { parseExpression } from './parse-expression.ts';

const readings: [string, Expression][] = [
  ['', everything],
  ['  ', everything],
  ['make = Toyota', equals('make', 'Toyota')],
  ['make=Toyota', equals('make', 'Toyota')],
  [`make = 'Land Rover'`, equals('make', 'Land Rover')],
  [`make = "it's \\"quoted\\" \\\\ \\n"`, equals('make', `it's "quoted" \\ \\n`)],
  [`'odd attribute' != "="`, notEquals('odd attribute', '=')],
  ['price > 1000', moreThan('price', 1000)],
  ['price >= -1.5', atLeast('price', -1.5)],
  ['price < 1e5', lessThan('price', '1e5')],
  ['price <= 5', atMost('price', 5)],
  ['price 10 TO 20', between('price', 10, 20)],
  ['price "10" to 20', between('price', 10, 20)],
  ['make IN [Kia, "MG", \'BYD\',]', oneOf('make', ['Kia', 'MG', 'BYD'])],
  ['make IN[]', oneOf('make', [])],
  ['stocknum NOT IN ["A1"]', not(oneOf('stocknum', ['A1']))],
  ['NOT stocknum IN ["A1"]', not(oneOf('stocknum', ['A1']))],
  ['tag EXISTS', exists('tag')],
  ['tag NOT EXISTS', not(exists('tag'))],
  ['tag IS NULL', not(exists('tag'))],
  ['tag IS NOT NULL', exists('tag')],
  ['tag IS EMPTY', not(exists('tag'))],
  ['tag is not empty', exists('tag')],
  ['name CONTAINS cruiser', contains('name', 'cruiser')],
  ['name NOT CONTAINS cruiser', not(contains('name', 'cruiser'))],
  ['name STARTS WITH Land', startsWith('name', 'Land')],
  ['make = Citroën', equals('make', 'Citroën')],
  ['a = 1 AND b = 2 OR c = 3', or(and(equals('a', 1), equals('b', 2)), equals('c', 3))],
  ['a = 1 AND (b = 2 OR c = 3)', and(equals('a', 1), or(equals('b', 2), equals('c', 3)))],
  ['NOT a = 1 AND b = 2', and(not(equals('a', 1)), equals('b', 2))],
  ['not (a = 1 and b = 2)', not(and(equals('a', 1), equals('b', 2)))],
  ['NOT NOT a = 1', not(not(equals('a', 1)))],
  ['make = or or make = "OR"', or(equals('make', 'or'), equals('make', 'OR'))],
  [
    'make = Toyota AND (price > 1000 OR certified = true) AND NOT stocknum IN ["A1"]',
    and(
      equals('make', 'Toyota'),
      or(moreThan('price', 1000), equals('certified', true)),
      not(oneOf('stocknum', ['A1'])),
    ),
  ],
];

test.each(readings)('reads %s', (source, expression) => {
  expect(parseExpression(source)).toEqual({ ok: true, expression });
});

const faults: [string, number, string][] = [
  ['make', 4, 'an operator'],
  ['make =', 6, 'a value'],
  ['make = Land Rover', 12, 'AND, OR or the end'],
  ['= Toyota', 0, 'an attribute'],
  ['make = "Toyota', 7, 'not closed'],
  ['(make = Toyota', 14, 'Expected ) for the one opened at 0'],
  ['make = Toyota)', 13, 'found )'],
  ['make = OR', 7, 'quote it'],
  ['make IN Toyota', 8, 'Expected ['],
  ['make IN [Toyota Kia]', 16, 'Expected ]'],
  ['price 10 20', 6, 'Expected an operator'],
  ['make STARTS Land', 12, 'WITH'],
  ['tag IS 5', 7, 'NULL or EMPTY'],
  ['a = 1 AND', 9, 'an attribute'],
  ['a = 1 ! b', 6, 'Unexpected character'],
];

test.each(faults)('reports the position of the fault in %s', (source, position, message) => {
  const parsed = parseExpression(source);
  expect(parsed).toMatchObject({ ok: false, position });
  expect(parsed).toHaveProperty('message', expect.stringContaining(message));
});

describe('hostile sources', () => {
  test('nested ten thousand deep are refused at the depth limit', () => {
    const deep = `${'('.repeat(10_000)}a = 1${')'.repeat(10_000)}`;
    expect(parseExpression(deep)).toEqual({
      ok: false,
      position: 200,
      message: 'The filter is nested deeper than 200',
    });
    expect(parseExpression(`${'NOT '.repeat(10_000)}a = 1`)).toMatchObject({
      ok: false,
      position: 800,
    });
  });

  test('of ten thousand terms are parsed', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `a = ${at}`);
    expect(parseExpression(many.join(' OR '))).toMatchObject({
      ok: true,
      expression: { terms: { length: 10_000 } },
    });
    expect(parseExpression(`a IN [${many.map((_, at) => at).join(',')}]`)).toMatchObject({
      ok: true,
      expression: { values: { length: 10_000 } },
    });
  });

  test('beyond a limit are refused at the limit', () => {
    expect(parseExpression('a = 1 OR b = 2', { terms: 3 })).toEqual({
      ok: false,
      position: 13,
      message: 'The filter has more than 3 terms',
    });
    expect(parseExpression('a'.repeat(2_000_000))).toMatchObject({
      ok: false,
      position: 1_048_576,
    });
  });

  test.each(['(', '[', '"', 'a', '\\', '= ', 'a=', 'NOT ', '\0', '￿'])(
    'of a megabyte of %j are refused',
    (piece) => {
      expect(parseExpression(piece.repeat(1_000_000 / piece.length)).ok).toBe(false);
    },
  );
});
