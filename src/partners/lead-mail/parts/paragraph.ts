import { dressed } from './dressed.ts';
import { type MailLink, mailLink } from './mail-link.ts';
import type { MailPart } from './mail-part.ts';
import { lines, markup } from './markup.ts';

/** Running text with its line breaks. */
export function paragraph(text: string): MailPart {
  return {
    html: (look) => markup`<p ${dressed(look, 'margin:0', { text: 'ink' })}>${lines(text)}</p>`,
    text,
  };
}

const SMALL = 'margin:0;font-size:13px;line-height:1.5';

/** Text that few readers need. */
export function smallPrint(text: string): MailPart {
  return {
    html: (look) => markup`<p ${dressed(look, SMALL, { text: 'soft' })}>${lines(text)}</p>`,
    text,
    gap: 8,
  };
}

/** Links that few readers need. */
export function smallLinks(links: readonly MailLink[]): MailPart {
  return {
    html: (look) => {
      const [first, ...others] = links.map((link) => mailLink(look, link));
      return markup`<p ${dressed(look, SMALL, { text: 'soft' })}>${first}${others.map((link) => markup` &middot; ${link}`)}</p>`;
    },
    text: links.map(({ label, href }) => `${label}: ${href}`).join('\n\n'),
    gap: 8,
  };
}
