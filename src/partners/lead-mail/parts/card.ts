import { dressed } from './dressed.ts';
import { type MailPart, textOf } from './mail-part.ts';
import { markup } from './markup.ts';

/** Some parts on a ground of their own. */
export function card(parts: readonly MailPart[]): MailPart {
  return {
    html: (look) => {
      const css = `padding:16px;border-radius:${look.style.radius}px`;
      const [first, ...others] = parts;
      return markup`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="width:100%"><tr><td ${dressed(look, css, { ground: 'tint' })}>${first?.html(look)}${others.map(({ html, gap = 12 }) => markup`<div style="padding:${gap}px 0 0">${html(look)}</div>`)}</td></tr></table>`;
    },
    text: textOf(parts),
    gap: 24,
  };
}
