import type { MailPalette, MailStyle } from '#domain/mail/mail-style.ts';
import type { LogoPng } from '#partners/pictures/logo-png.ts';

/** What makes an e-mail a dealer's own. */
export interface MailLook {
  /** Stands in place of the name. */
  logo?: LogoPng | undefined;
  style: MailStyle;
}

const light: MailPalette = {
  page: '#f4f5f6',
  paper: '#ffffff',
  tint: '#f4f5f6',
  line: '#d3d7dc',
  ink: '#16191d',
  soft: '#545b64',
  link: '#16191d',
  brand: '#16191d',
  action: '#16191d',
  edge: '#16191d',
  onAction: '#ffffff',
};

/** For sites that were removed. */
export const plainLook: MailLook = { style: { light, dark: light, radius: 4 } };
