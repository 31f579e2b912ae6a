/** A token of a filter's source. `position` is in UTF-16 units from the start of the source. */
export interface ExpressionWord {
  readonly kind: 'bare' | 'quoted' | 'symbol' | 'end';
  readonly text: string;
  readonly position: number;
}

/** The source is invalid; the parser converts this to its result. */
export class ExpressionFault extends Error {
  readonly position: number;
  constructor(position: number, message: string) {
    super(message);
    this.position = position;
  }
}

const space = /\s/;
const endsBareWord = /[\s'"()[\],=!<>]/;
const symbols = ['!=', '>=', '<=', '=', '>', '<', '(', ')', '[', ']', ','];

/** Reads a filter's source token by token, one token ahead. */
export class ExpressionWords {
  readonly #source: string;
  #next = 0;
  #current: ExpressionWord;

  constructor(source: string) {
    this.#source = source;
    this.#current = this.#read();
  }

  get current(): ExpressionWord {
    return this.#current;
  }

  /** Returns the current token and moves on to the next. */
  take(): ExpressionWord {
    const taken = this.#current;
    this.#current = this.#read();
    return taken;
  }

  #read(): ExpressionWord {
    const source = this.#source;
    let start = this.#next;
    while (start < source.length && space.test(source[start] ?? '')) start++;
    if (start >= source.length) return { kind: 'end', text: '', position: source.length };
    const first = source[start] ?? '';
    if (first === '"' || first === "'") return this.#quoted(start, first);
    const symbol = symbols.find((each) => source.startsWith(each, start));
    if (symbol !== undefined) {
      this.#next = start + symbol.length;
      return { kind: 'symbol', text: symbol, position: start };
    }
    let end = start;
    while (end < source.length && !endsBareWord.test(source[end] ?? '')) end++;
    if (end === start) throw new ExpressionFault(start, `Unexpected character ${first}`);
    this.#next = end;
    return { kind: 'bare', text: source.slice(start, end), position: start };
  }

  /** A backslash escapes quotes and itself; before other characters it is literal. */
  #quoted(start: number, quote: string): ExpressionWord {
    const source = this.#source;
    const parts: string[] = [];
    let from = start + 1;
    for (let at = from; at < source.length; at++) {
      const character = source[at];
      if (character === quote) {
        parts.push(source.slice(from, at));
        this.#next = at + 1;
        return { kind: 'quoted', text: parts.join(''), position: start };
      }
      const escaped = source[at + 1];
      if (character === '\\' && (escaped === '"' || escaped === "'" || escaped === '\\')) {
        parts.push(source.slice(from, at), escaped);
        at++;
        from = at + 1;
      }
    }
    throw new ExpressionFault(start, 'This quote is not closed');
  }
}
