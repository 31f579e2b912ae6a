import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import type { Markup } from './markup.ts';

/** A part of an e-mail in both of its forms. */
export interface MailPart {
  html: (look: MailLook) => Markup;
  /** Empty if the part only repeats in HTML what others say. */
  text: string;
  /** Pixels above it; 16 by default. */
  gap?: number;
}

/** The texts of some parts, in paragraphs. */
export function textOf(parts: readonly MailPart[]): string {
  return parts.flatMap(({ text }) => (text === '' ? [] : [text])).join('\n\n');
}
