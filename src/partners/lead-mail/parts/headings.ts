import { dressed } from './dressed.ts';
import type { MailPart } from './mail-part.ts';
import { markup } from './markup.ts';

const TITLE = 'margin:0;text-wrap:balance;font-size:24px;line-height:1.25;font-weight:700';
const HEADING = 'margin:0;font-size:18px;line-height:1.3;font-weight:700';

/** The heading of the e-mail. */
export function title(text: string): MailPart {
  return {
    html: (look) => markup`<h1 ${dressed(look, TITLE, { text: 'ink' })}>${text}</h1>`,
    text,
    gap: 24,
  };
}

/** The heading of some of its parts. */
export function heading(text: string): MailPart {
  return {
    html: (look) => markup`<h2 ${dressed(look, HEADING, { text: 'ink' })}>${text}</h2>`,
    text,
    gap: 32,
  };
}
