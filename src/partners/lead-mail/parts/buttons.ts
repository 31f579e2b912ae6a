import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import { dressed } from './dressed.ts';
import type { MailLink } from './mail-link.ts';
import type { MailPart } from './mail-part.ts';
import { type Markup, markup } from './markup.ts';

/** @param hasMain whether the first link is what the reader should do */
export function buttons(
  links: readonly MailLink[],
  { hasMain = true }: { hasMain?: boolean } = {},
): MailPart {
  return {
    html: (look) =>
      // a row that a narrow screen breaks
      markup`<div style="margin:-8px 0 0">${links.map((link, at) => button(look, link, hasMain && at === 0))}</div>`,
    text: links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    gap: 24,
  };
}

function button(look: MailLook, { label, href }: MailLink, isMain: boolean): Markup {
  // 44 pixels high, for thumbs
  const css = `display:inline-block;margin:8px 8px 0 0;padding:11px 16px;border:1px solid;border-radius:${look.style.radius}px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none`;
  const colours = isMain
    ? ({ text: 'onAction', ground: 'action', border: 'edge' } as const)
    : ({ text: 'ink', ground: 'paper', border: 'line' } as const);
  return markup`<a href="${href}" ${dressed(look, css, colours)}>${label}</a>`;
}
