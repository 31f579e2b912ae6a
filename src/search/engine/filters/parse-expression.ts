import {
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
  startsWith,
} from './expression.ts';
import { ExpressionFault, type ExpressionWord, ExpressionWords } from './expression-words.ts';

export interface ExpressionLimits {
  /** In UTF-16 units of the source. */
  length: number;
  /** Nested parentheses and NOTs. */
  depth: number;
  /** Conditions plus values in lists. */
  terms: number;
}

export type ParsedExpression =
  | { ok: true; expression: Expression }
  | { ok: false; position: number; message: string };

export const defaultLimits: ExpressionLimits = { length: 1_048_576, depth: 200, terms: 100_000 };

/**
 * Parses Meilisearch's filter language: `=`, `!=`, `>`, `>=`, `<`, `<=`, `TO`, `IN [..]`, `EXISTS`, `IS NULL`, `IS
 * EMPTY`, `CONTAINS`, `STARTS WITH`, each also with NOT; `NOT`, `AND`, `OR` (binding in that order) and parentheses.
 * Operators may be in either case; as values they must be quoted if in capitals. An empty source is true for every row.
 * `IS NULL`, `IS EMPTY` and `NOT EXISTS` mean the same, because a row either has a value or has none.
 */
export function parseExpression(
  source: string,
  limits: Partial<ExpressionLimits> = {},
): ParsedExpression {
  const within = { ...defaultLimits, ...limits };
  if (source.length > within.length) {
    return {
      ok: false,
      position: within.length,
      message: `The filter is longer than ${within.length} characters`,
    };
  }
  try {
    return { ok: true, expression: new ExpressionParser(source, within).parse() };
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    return { ok: false, position: error.position, message: error.message };
  }
}

const reserved = new Set('AND OR NOT IN TO EXISTS IS NULL EMPTY CONTAINS STARTS WITH'.split(' '));
const comparisons: Record<string, (attribute: string, value: string) => Expression> = {
  '=': equals,
  '!=': notEquals,
  '>': moreThan,
  '>=': atLeast,
  '<': lessThan,
  '<=': atMost,
};

/** A recursive-descent parser; the depth limit prevents a stack overflow. */
class ExpressionParser {
  readonly #words: ExpressionWords;
  readonly #limits: ExpressionLimits;
  #depth = 0;
  #terms = 0;

  constructor(source: string, limits: ExpressionLimits) {
    this.#words = new ExpressionWords(source);
    this.#limits = limits;
  }

  parse(): Expression {
    if (this.#words.current.kind === 'end') return everything;
    const expression = this.#disjunction();
    const rest = this.#words.current;
    if (rest.kind !== 'end') {
      throw new ExpressionFault(rest.position, `Expected AND, OR or the end, found ${shown(rest)}`);
    }
    return expression;
  }

  #disjunction(): Expression {
    const terms = [this.#conjunction()];
    while (this.#accept('OR')) terms.push(this.#conjunction());
    return terms.length === 1 ? terms[0]! : { kind: 'or', terms };
  }

  #conjunction(): Expression {
    const terms = [this.#negation()];
    while (this.#accept('AND')) terms.push(this.#negation());
    return terms.length === 1 ? terms[0]! : { kind: 'and', terms };
  }

  #negation(): Expression {
    const { position } = this.#words.current;
    if (this.#accept('NOT')) return this.#nested(position, () => not(this.#negation()));
    if (!this.#acceptSymbol('(')) return this.#condition();
    return this.#nested(position, () => {
      const inner = this.#disjunction();
      this.#expectSymbol(')', position);
      return inner;
    });
  }

  #nested(position: number, parse: () => Expression): Expression {
    if (++this.#depth > this.#limits.depth) {
      throw new ExpressionFault(position, `The filter is nested deeper than ${this.#limits.depth}`);
    }
    const expression = parse();
    this.#depth--;
    return expression;
  }

  #condition(): Expression {
    const attribute = this.#value('an attribute');
    const operator = this.#words.current;
    const compare = operator.kind === 'symbol' ? comparisons[operator.text] : undefined;
    if (compare !== undefined) {
      this.#words.take();
      return compare(attribute, this.#value('a value'));
    }
    if (this.#accept('IS')) {
      const negated = this.#accept('NOT');
      if (!this.#accept('NULL') && !this.#accept('EMPTY')) throw this.#unexpected('NULL or EMPTY');
      return negated ? exists(attribute) : not(exists(attribute));
    }
    if (this.#accept('NOT')) return not(this.#wordOperator(attribute));
    if (operator.kind === 'bare' && !isOneOf(operator, ['IN', 'EXISTS', 'CONTAINS', 'STARTS'])) {
      return this.#interval(attribute);
    }
    if (operator.kind === 'quoted') return this.#interval(attribute);
    return this.#wordOperator(attribute);
  }

  #wordOperator(attribute: string): Expression {
    if (this.#accept('IN')) return oneOf(attribute, this.#list());
    if (this.#accept('EXISTS')) {
      this.#count(this.#words.current.position);
      return exists(attribute);
    }
    if (this.#accept('CONTAINS')) return contains(attribute, this.#value('a value'));
    if (this.#accept('STARTS')) {
      if (!this.#accept('WITH')) throw this.#unexpected('WITH');
      return startsWith(attribute, this.#value('a value'));
    }
    throw this.#unexpected('an operator such as =, >, IN or EXISTS');
  }

  #interval(attribute: string): Expression {
    const at = this.#words.current;
    const from = this.#value('a value');
    if (this.#accept('TO')) return between(attribute, from, this.#value('a value'));
    throw new ExpressionFault(
      at.position,
      `Expected an operator after the attribute, found ${shown(at)}`,
    );
  }

  #list(): string[] {
    const { position } = this.#words.current;
    if (!this.#acceptSymbol('[')) throw this.#unexpected('[');
    const values: string[] = [];
    while (!this.#acceptSymbol(']')) {
      values.push(this.#value('a value or ]'));
      if (!this.#acceptSymbol(',')) {
        this.#expectSymbol(']', position);
        break;
      }
    }
    return values;
  }

  #value(expected: string): string {
    const word = this.#words.current;
    if (word.kind === 'symbol' || word.kind === 'end') throw this.#unexpected(expected);
    if (word.kind === 'bare' && reserved.has(word.text)) {
      throw new ExpressionFault(
        word.position,
        `${word.text} is an operator: quote it to use it as a value`,
      );
    }
    this.#count(word.position);
    return this.#words.take().text;
  }

  #count(position: number): void {
    if (++this.#terms > this.#limits.terms) {
      throw new ExpressionFault(position, `The filter has more than ${this.#limits.terms} terms`);
    }
  }

  #accept(operator: string): boolean {
    if (!isOneOf(this.#words.current, [operator])) return false;
    this.#words.take();
    return true;
  }

  #acceptSymbol(symbol: string): boolean {
    const word = this.#words.current;
    if (word.kind !== 'symbol' || word.text !== symbol) return false;
    this.#words.take();
    return true;
  }

  #expectSymbol(symbol: string, opened: number): void {
    if (this.#acceptSymbol(symbol)) return;
    const word = this.#words.current;
    throw new ExpressionFault(
      word.position,
      `Expected ${symbol} for the one opened at ${opened}, found ${shown(word)}`,
    );
  }

  #unexpected(expected: string): ExpressionFault {
    const word = this.#words.current;
    return new ExpressionFault(word.position, `Expected ${expected}, found ${shown(word)}`);
  }
}

function isOneOf(word: ExpressionWord, operators: readonly string[]): boolean {
  return word.kind === 'bare' && operators.includes(word.text.toUpperCase());
}

function shown(word: ExpressionWord): string {
  if (word.kind === 'end') return 'the end';
  return word.text.length > 40 ? `${word.text.slice(0, 40)}...` : word.text || '""';
}
