import type { MailPalette, MailStyle } from '#domain/mail/mail-style.ts';
import type { Theme } from '#site/settings/theme.ts';
import { mix, readableOn, readableShade } from './contrast.ts';
import { radii } from './theme-variables.ts';

/** The contrast of running text with its ground. */
const RUNNING_TEXT = 7;
/** The contrast of a button's edge with its ground, so that a white button on white is seen. */
const EDGE = 2;
/** Pixels; larger corners would cut into the labels of buttons. */
const MAX_RADIUS = 10;

/**
 * Converts a site's theme to the style of its e-mails. The sheet is white, because logos are drawn for light grounds,
 * and dark in mail programs that are dark. Text has a contrast of at least 4.5:1 for any choice of colours.
 */
export function mailStyle({ brand, action, ink, radius }: Theme): MailStyle {
  const button = { brand, action, onAction: readableOn(action) };
  return {
    light: light(button, ink),
    dark: dark(button),
    radius: Math.min(parseInt(radii[radius], 10), MAX_RADIUS),
  };
}

type Button = Pick<MailPalette, 'brand' | 'action' | 'onAction'>;

function light(button: Button, ownInk: string): MailPalette {
  // text is darker than the tint, so it is readable on white too
  const tint = mix('#ffffff', button.brand, 0.07);
  const ink = readableShade(ownInk, tint, RUNNING_TEXT);
  return {
    ...button,
    page: tint,
    paper: '#ffffff',
    tint,
    line: mix(tint, ink, 0.16),
    edge: readableShade(button.action, tint, EDGE),
    ink,
    soft: readableShade(mix(ink, tint, 0.3), tint),
    link: readableShade(button.brand, tint),
  };
}

function dark(button: Button): MailPalette {
  // text is lighter than the tint, which is the lightest of the grounds
  const tint = '#2a2e34';
  return {
    ...button,
    page: '#121416',
    paper: '#1c1f23',
    tint,
    line: '#454b53',
    edge: readableShade(button.action, tint, EDGE),
    ink: '#f1f2f4',
    soft: '#bcc2ca',
    link: readableShade(button.brand, tint),
  };
}
