import { SaxesParser } from 'saxes';
import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { guessXmlItem } from './guess-xml-item.ts';
import { type FeedRecord, type RecordValues, maxRecordLength } from './feed-record.ts';
import { htmlEntities } from './html-entities.ts';
import { peekHead } from './peek-head.ts';

/**
 * Parses the item elements of an XML feed. In a record, an attribute has the path `price.@currency`, a nested element
 * `engine.size`, and a repeated element is a list. `items` is the name of the item element (`vehicle`) or its path from
 * the root (`feed.stock.vehicle`); without it, the element is guessed from the head of the feed.
 */
export async function* xmlRecords(
  text: AsyncIterable<string>,
  options: { items?: string } = {},
): AsyncGenerator<FeedRecord> {
  const { head, all } = await peekHead(text, isLongEnough);
  const item = options.items ?? guessXmlItem(head.join(''));
  if (item === undefined) {
    throw new FeedBroken(
      'The feed has no element that could be a vehicle. Name it in the mapping ("items").',
    );
  }
  const reader = new XmlItemReader(item);
  for await (const chunk of all) yield* reader.write(chunk);
  yield* reader.end();
}

const headLength = 256 * 1024;

function isLongEnough(head: readonly string[]): boolean {
  return head.reduce((sum, piece) => sum + piece.length, 0) >= headLength;
}

/** An element that is not closed yet: its attributes, child elements and text. */
interface OpenElement {
  name: string;
  values: RecordValues;
  isLeaf: boolean;
  text: string;
}

class XmlItemReader {
  readonly #parser = new SaxesParser({ position: true, xmlns: false });
  readonly #path: string[] = [];
  /** The item and its open descendants; empty between items. */
  readonly #open: OpenElement[] = [];
  readonly #item: string;
  #itemLine = 0;
  #itemLength = 0;
  #done: FeedRecord[] = [];

  constructor(item: string) {
    this.#item = item;
    Object.assign(this.#parser.ENTITIES, htmlEntities);
    this.#parser.on('error', (cause) => {
      throw new FeedBroken(xmlReason(cause), { cause });
    });
    this.#parser.on('opentag', (tag) => this.#openElement(tag.name, tag.attributes));
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('closetag', () => this.#closeElement());
  }

  write(text: string): FeedRecord[] {
    this.#parser.write(text);
    // The text of an unclosed element causes no event, so its length is counted here.
    this.#itemLength = this.#open.length === 0 ? 0 : this.#itemLength + text.length;
    if (this.#itemLength > maxRecordLength) {
      throw new FeedBroken(`The feed is damaged: the item on line ${this.#itemLine} does not end.`);
    }
    return this.#takeDone();
  }

  end(): FeedRecord[] {
    this.#parser.close();
    return this.#takeDone();
  }

  #takeDone(): FeedRecord[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #openElement(name: string, attributes: Record<string, string>): void {
    this.#path.push(name);
    const parent = this.#open.at(-1);
    if (parent === undefined && !this.#isItem(name)) return;
    if (parent === undefined) this.#itemLine = this.#parser.line;
    else parent.isLeaf = false;
    const values: RecordValues = {};
    for (const [attribute, value] of Object.entries(attributes)) values[`@${attribute}`] = value;
    this.#open.push({ name, values, isLeaf: Object.keys(attributes).length === 0, text: '' });
  }

  #isItem(name: string): boolean {
    return name === this.#item || this.#path.join('.') === this.#item;
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }

  #closeElement(): void {
    this.#path.pop();
    const element = this.#open.pop();
    if (element === undefined) return;
    const parent = this.#open.at(-1);
    if (parent === undefined) {
      this.#done.push({ line: this.#itemLine, values: element.values });
      this.#itemLength = 0;
      return;
    }
    if (!element.isLeaf && element.text.trim() !== '') element.values['#text'] = element.text;
    addTo(parent.values, element.name, element.isLeaf ? element.text : element.values);
  }
}

function addTo(values: RecordValues, name: string, value: unknown): void {
  const before = Object.hasOwn(values, name) ? values[name] : undefined;
  if (before === undefined)
    Object.defineProperty(values, name, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  else if (Array.isArray(before)) before.push(value);
  else values[name] = [before, value];
}

function xmlReason(error: Error): string {
  return /unclosed|unexpected end|must contain a root/i.test(error.message)
    ? `The feed is cut off: its XML does not end (${error.message}).`
    : `The feed is not XML: ${error.message}`;
}
