import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import { dressed } from './dressed.ts';
import { type Markup, markup } from './markup.ts';

export interface MailLink {
  label: string;
  href: string;
}

/** What a link in an e-mail may open: a page, the phone, a mail program or a text message. */
const opens = /^(?:https?:\/\/|tel:|mailto:|sms:)/i;

/** A link in running text; only its label if the address could do anything else. */
export function mailLink(look: MailLook, { label, href }: MailLink, css = ''): Markup {
  if (!opens.test(href)) return markup`${label}`;
  return markup`<a href="${href}" ${dressed(look, `text-decoration:underline;${css}`, { text: 'link' })}>${label}</a>`;
}
