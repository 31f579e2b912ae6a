import type { MailPalette, MailStyle } from '#domain/mail/mail-style.ts';
import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import { type Markup, markup } from './markup.ts';

type Tone = keyof MailPalette;

interface Colours {
  text?: Tone;
  ground?: Tone;
  border?: Tone;
}

const properties = { text: 'color', ground: 'background-color', border: 'border-color' } as const;

/**
 * The class and style of an element. Mail programs support few style sheets, so everything is inline but what only a
 * style sheet can say: the colours on dark grounds.
 * @param css our own declarations
 */
export function dressed({ style }: MailLook, css: string, colours: Colours): Markup {
  const chosen = parts(colours);
  const classes = chosen.map(([part, tone]) => `${part}-${tone}`).join(' ');
  const inline = chosen.map(([part, tone]) => `${properties[part]}:${style.light[tone]}`).join(';');
  return markup`class="${classes}" style="${css};${inline}"`;
}

/** The sheet of the colours on dark grounds. */
export function darkSheet({ dark }: MailStyle): Markup {
  const rules = Object.entries(properties).flatMap(([part, property]) =>
    Object.entries(dark).map(
      ([tone, colour]) => markup`.${part}-${tone}{${property}:${colour}!important}`,
    ),
  );
  return markup`@media (prefers-color-scheme:dark){${rules}}`;
}

function parts(colours: Colours) {
  // the keys of an object have the type string
  return Object.entries(colours) as [keyof Colours, Tone][];
}
