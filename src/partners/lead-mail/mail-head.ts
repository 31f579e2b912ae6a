import { escapeXml } from '#domain/text/escape-xml.ts';
import type { LogoPng } from '#partners/pictures/logo-png.ts';

/** Names the logo's attachment within the e-mail. */
const LOGO_ID = 'logo@leads.forecourt';

/** The dealer's logo at the head of an e-mail, or the dealer's name. */
export function mailHead(siteName: string, logo: LogoPng | undefined): string {
  if (!logo)
    return `<p style="margin:0 0 24px;font-size:18px;font-weight:700">${escapeXml(siteName)}</p>`;
  const { width, height, alt } = logo;
  // while pictures are hidden, mail programs show the text in this style
  return (
    `<p style="margin:0 0 24px"><img src="cid:${LOGO_ID}" alt="${escapeXml(alt)}" width="${width}" height="${height}" ` +
    `style="display:block;width:${width}px;height:${height}px;border:0;font-size:18px;font-weight:700;color:#16191d"></p>`
  );
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
