import { dressed } from './dressed.ts';
import type { MailPart } from './mail-part.ts';
import { indented, lines, markup } from './markup.ts';

const QUOTATION = 'margin:0;padding:2px 0 2px 16px;border-left:4px solid;font-size:18px';

/** What somebody wrote. */
export function quotation({ label, value }: { label: string; value: string }): MailPart {
  return {
    html: (look) =>
      markup`<blockquote ${dressed(look, QUOTATION, { text: 'ink', border: 'brand' })}>${lines(value)}</blockquote>`,
    text: `${label}: ${indented(value)}`,
  };
}
