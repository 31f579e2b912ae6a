import type { LogoPng } from '#partners/pictures/logo-png.ts';
import type { MailLook } from './mail-look.ts';
import { dressed } from './parts/dressed.ts';
import { type Markup, markup } from './parts/markup.ts';

/** Names the logo's attachment within the e-mail. */
const LOGO_ID = 'logo@leads.forecourt';

/** The dealer's logo at the head of an e-mail, or the dealer's name. */
export function mailHead(look: MailLook, siteName: string): Markup {
  const name = 'margin:0;font-size:20px;line-height:1.3;font-weight:700';
  if (!look.logo) return markup`<p ${dressed(look, name, { text: 'link' })}>${siteName}</p>`;
  const { width, height, alt } = look.logo;
  // white in dark mail programs too, because logos are drawn for light grounds; those that hide pictures show the text
  return markup`<p style="margin:0"><img src="cid:${LOGO_ID}" alt="${alt}" width="${width}" height="${height}" class="plate" style="display:block;width:${width}px;max-width:100%;height:auto;border:0;font-size:18px;font-weight:700;background-color:#ffffff;color:#16191d"></p>`;
}

/** The logo itself: a part of the e-mail, so that mail programs need not ask a server for it. */
export function logoAttachments(logo: LogoPng | undefined) {
  if (!logo) return [];
  return [
    {
      filename: 'logo.png',
      contentType: 'image/png',
      content: Buffer.from(logo.png),
      cid: LOGO_ID,
      contentDisposition: 'inline' as const,
    },
  ];
}
