import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { maxRecordLength } from './feed-record.ts';

/**
 * Finds the items of the lists at `paths` in a JSON text that arrives in chunks. It buffers at most one item.
 * A list at the top level is always found.
 *
 *   {"made": 1, "stock": [ {..}, {..} ] }       path "stock": two items
 *    ^ walked    ^ walked  ^ captured whole
 *
 * The scanner walks towards a list token by token. It captures every other value from its first to its last character,
 * tracking only strings and brackets, and leaves it to JSON.parse. An item with matching brackets that JSON.parse
 * rejects is one bad item, not a broken feed.
 */
export class JsonListScanner {
  readonly #paths: readonly string[];
  readonly #open: Frame[] = [];
  #expect: Expected = 'value';
  #capture: Capture | undefined;
  /** The remaining text, the position in it, and the line of that position. */
  #text = '';
  #at = 0;
  #line = 1;
  #foundList = false;

  constructor(paths: readonly string[]) {
    this.#paths = paths;
  }

  /** Adds a chunk. @returns the items that it completes */
  write(text: string): JsonItem[] {
    this.#text = this.#text.slice(this.#at) + text;
    this.#at = 0;
    if (this.#text.length > maxRecordLength + text.length) {
      throw new FeedBroken(`The feed is damaged: the item on line ${this.#line} does not end.`);
    }
    const items: JsonItem[] = [];
    while (this.#step(items));
    return items;
  }

  /** @throws {FeedBroken} if the text is incomplete or has no list at any of the paths */
  end(): void {
    if (this.#expect !== 'end')
      throw new FeedBroken(`The feed is cut off: its JSON does not end (line ${this.#line}).`);
    if (!this.#foundList) {
      throw new FeedBroken(
        `The feed holds no list of vehicles: none at the top and none at ${this.#paths.join(', ')}. Name its place in the mapping ("items").`,
      );
    }
  }

  /** Consumes one token or value. @returns false if the buffered text does not contain a complete one */
  #step(items: JsonItem[]): boolean {
    if (this.#capture === undefined && !this.#skipSpace()) return false;
    switch (this.#expect) {
      case 'colon':
        this.#consume(':');
        this.#expect = 'value';
        return true;
      case 'comma or close':
        if (this.#tryClose()) return true;
        this.#consume(',');
        this.#expect = this.#open.at(-1)?.kind === 'list' ? 'value' : 'key';
        return true;
      case 'key':
      case 'key or close':
        return this.#key();
      case 'value':
      case 'value or close':
        return this.#value(items);
      case 'end':
        throw this.#unexpected();
    }
  }

  #key(): boolean {
    if (this.#capture === undefined) {
      if (this.#expect === 'key or close' && this.#tryClose()) return true;
      if (this.#text[this.#at] !== '"') throw this.#unexpected();
    }
    const captured = this.#captured();
    const frame = this.#open.at(-1);
    if (captured === undefined || frame === undefined) return false;
    frame.key = this.#parsed(captured.text) as string;
    this.#expect = 'colon';
    return true;
  }

  #value(items: JsonItem[]): boolean {
    const isItem = this.#open.at(-1)?.kind === 'list';
    if (this.#capture === undefined) {
      if (this.#expect === 'value or close' && this.#tryClose()) return true;
      if (!isItem && this.#tryDescend()) return true;
    }
    const captured = this.#captured();
    if (captured === undefined) return false;
    if (isItem) items.push({ line: captured.line, text: captured.text });
    else this.#parsed(captured.text);
    this.#expect = this.#open.length === 0 ? 'end' : 'comma or close';
    return true;
  }

  /** Enters a list at one of the paths, or an object on the way to one. */
  #tryDescend(): boolean {
    const bracket = this.#text[this.#at];
    const path = this.#open.map((frame) => frame.key).join('.');
    if (bracket === '[' && (this.#open.length === 0 || this.#paths.includes(path))) {
      this.#open.push({ kind: 'list' });
      this.#foundList = true;
      this.#expect = 'value or close';
    } else if (
      bracket === '{' &&
      (this.#open.length === 0 || this.#paths.some((wanted) => wanted.startsWith(`${path}.`)))
    ) {
      this.#open.push({ kind: 'object', key: '' });
      this.#expect = 'key or close';
    } else {
      return false;
    }
    this.#at++;
    return true;
  }

  #tryClose(): boolean {
    const bracket = this.#open.at(-1)?.kind === 'list' ? ']' : '}';
    if (this.#text[this.#at] !== bracket) return false;
    this.#at++;
    this.#open.pop();
    this.#expect = this.#open.length === 0 ? 'end' : 'comma or close';
    return true;
  }

  /** Captures the value that starts here. @returns undefined until its last character has arrived */
  #captured(): { text: string; line: number } | undefined {
    const capture = (this.#capture ??= { scanned: 0, depth: 0, inString: false, line: this.#line });
    const text = this.#text;
    let at = this.#at + capture.scanned;
    let end = -1;
    for (; at < text.length && end === -1; at++) {
      const code = text.charCodeAt(at);
      if (code === NEWLINE) this.#line++;
      if (capture.inString) {
        // Skip the escaped character, even if it is in the next chunk.
        if (code === BACKSLASH) at++;
        else if (code === QUOTE) {
          capture.inString = false;
          if (capture.depth === 0) end = at + 1;
        }
      } else if (code === QUOTE) {
        if (capture.depth === 0 && at !== this.#at) throw this.#unexpected();
        capture.inString = true;
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        if (capture.depth === 0 && at !== this.#at) throw this.#unexpected();
        capture.depth++;
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        // At depth 0 the bracket closes the parent of this number, true, false or null.
        if (capture.depth === 0) end = at;
        else if (--capture.depth === 0) end = at + 1;
      } else if (capture.depth === 0 && (code === COMMA || code <= SPACE)) {
        if (code === NEWLINE) this.#line--;
        end = at;
      }
    }
    if (end === -1) {
      capture.scanned = at - this.#at;
      // A number at the top level has no end character, but it is not a feed anyway.
      return undefined;
    }
    const captured = { text: text.slice(this.#at, end), line: capture.line };
    if (captured.text === '') throw this.#unexpected();
    this.#at = end;
    this.#capture = undefined;
    return captured;
  }

  #parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new FeedBroken(`The feed is not JSON near line ${this.#line}.`, { cause });
    }
  }

  #skipSpace(): boolean {
    for (; this.#at < this.#text.length; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === NEWLINE) this.#line++;
      else if (code !== SPACE && code !== TAB && code !== RETURN) return true;
    }
    return false;
  }

  #consume(sign: string): void {
    if (this.#text[this.#at] !== sign) throw this.#unexpected();
    this.#at++;
  }

  #unexpected(): FeedBroken {
    const found = JSON.stringify(this.#text.slice(this.#at, this.#at + 20));
    return new FeedBroken(`The feed is not JSON: ${found} is not expected on line ${this.#line}.`);
  }
}

export interface JsonItem {
  line: number;
  text: string;
}

type Expected =
  | 'value'
  | 'value or close'
  | 'key'
  | 'key or close'
  | 'colon'
  | 'comma or close'
  | 'end';
type Frame = { kind: 'list'; key?: undefined } | { kind: 'object'; key: string };
interface Capture {
  scanned: number;
  depth: number;
  inString: boolean;
  line: number;
}

const [TAB, NEWLINE, RETURN, SPACE, QUOTE, COMMA, BACKSLASH] = [9, 10, 13, 32, 34, 44, 92];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [91, 93, 123, 125];
