import { escapeXml } from '#domain/text/escape-xml.ts';

/** HTML whose values are escaped; only `markup` makes it. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | undefined | Markup | readonly Markup[];

/** Makes HTML of a template. Its values are escaped, unless they are HTML themselves; undefined ones are omitted. */
export function markup(template: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(template.map((text, at) => text + sourceOf(values[at])).join(''));
}

/** Text with its line breaks. */
export function lines(text: string): Markup {
  const [first = '', ...others] = text.split(lineBreak);
  return markup`${first}${others.map((line) => markup`<br>${line}`)}`;
}

/** Indents the further lines of a typed text, so that none of them looks like a label of the e-mail. */
export function indented(text: string): string {
  return text.split(lineBreak).join('\n    ');
}

const lineBreak = /\r\n|[\r\n\u2028\u2029\v\f\u0085]/;

function sourceOf(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map(({ source }) => source).join('');
  return escapeXml(String(value));
}
