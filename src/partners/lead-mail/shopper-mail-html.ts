import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';

/** Renders a confirmation or a reply as HTML, with its link as a button. @param head HTML, from `mailHead` */
export function shopperMailHtml(head: string, { subject, paragraphs, link }: ShopperMail): string {
  const text = paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`)
    .join('');
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeXml(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#16191d;color:#ffffff;font-weight:600;text-decoration:none">${escapeXml(link.label)}</a></p>` +
      `<p style="margin:0;color:#555;font-size:13px">${escapeXml(link.href)}</p>`
    : '';
  return (
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escapeXml(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;background:#f4f5f6;font:16px/1.5 system-ui,sans-serif;color:#16191d">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff">` +
    `${head}${text}${button}</div></body></html>`
  );
}

/** Keeps the line breaks of a dealer's own text. */
function lines(paragraph: string): string {
  return escapeXml(paragraph).replaceAll('\n', '<br>');
}
