import type { MailLook } from './mail-look.ts';
import { mailHead } from './mail-head.ts';
import { darkSheet, dressed } from './parts/dressed.ts';
import { type MailPart, textOf } from './parts/mail-part.ts';
import { markup } from './parts/markup.ts';

export interface MailDocument {
  subject: string;
  siteName: string;
  parts: readonly MailPart[];
}

const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";

/** Renders an e-mail as HTML and as plain text, of the same parts. */
export function mailDocument(
  look: MailLook,
  { subject, siteName, parts }: MailDocument,
): { html: string; text: string } {
  const page = `margin:0;padding:0;${FONT};-webkit-text-size-adjust:100%;overflow-wrap:break-word;word-break:break-word`;
  // programs that know no max-width take the attribute
  const sheet = `width:100%;max-width:600px;border-top:6px solid;border-radius:${look.style.radius}px;text-align:left;${FONT}`;
  const rows = parts.map(
    ({ html, gap = 16 }) => markup`<tr><td style="padding:${gap}px 20px 0">${html(look)}</td></tr>`,
  );
  const { source } =
    markup`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>:root{color-scheme:light dark}@media (max-width:479px){.column,.column img{max-width:100%!important}}@media (prefers-color-scheme:dark){.plate{padding:8px 12px;border-radius:6px}}${darkSheet(look.style)}</style></head><body ${dressed(look, page, { text: 'ink', ground: 'page' })}><div role="article" aria-roledescription="email" aria-label="${subject}" lang="en-AU"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${dressed(look, 'width:100%', { ground: 'page' })}><tr><td align="center" style="padding:16px 8px 32px"><table role="presentation" width="600" cellspacing="0" cellpadding="0" ${dressed(look, sheet, { text: 'ink', ground: 'paper', border: 'brand' })}><tr><td style="padding:20px 20px 0">${mailHead(look, siteName)}</td></tr>${rows}<tr><td style="padding:28px 0 0;font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr></table></div></body></html>`;
  return { html: source, text: textOf(parts) };
}
