import type { AlertMail, AlertSection, AlertVehicle } from '#domain/alerts/alert-mail.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';

/**
 * Renders an alert as HTML. Mail programs support few styles, so they are set on the elements.
 * @param head HTML from `mailHead`
 */
export function alertMailHtml(
  head: string,
  { subject, greeting, sections, footer, settingsUrl, unsubscribeUrl }: AlertMail,
): string {
  const small = 'margin:0 0 8px;color:#555;font-size:13px;line-height:1.5';
  const ends = [
    ...footer.map(escapeXml),
    `<a href="${escapeXml(settingsUrl)}" style="color:#555">Manage your emails</a> &middot; ` +
      `<a href="${escapeXml(unsubscribeUrl)}" style="color:#555">Unsubscribe</a>`,
  ];
  return (
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escapeXml(subject)}</title></head>` +
    `<body style="margin:0;padding:24px 12px;background:#f4f5f6;font:16px/1.5 system-ui,sans-serif;color:#16191d">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px 24px;border-radius:8px;background:#ffffff">` +
    head +
    `<p style="margin:0 0 16px">${escapeXml(greeting)}</p>` +
    sections.map(sectionHtml).join('') +
    `<div style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #dcdfe3">` +
    `${ends.map((line) => `<p style="${small}">${line}</p>`).join('')}</div></div></body></html>`
  );
}

function sectionHtml({ heading, vehicles, link }: AlertSection): string {
  const button = link
    ? `<p style="margin:16px 0 0"><a href="${escapeXml(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#16191d;color:#ffffff;font-weight:600;text-decoration:none">${escapeXml(link.label)}</a></p>`
    : '';
  return (
    `<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.3">${escapeXml(heading)}</h2>` +
    `${vehicles.map(vehicleHtml).join('')}${button}`
  );
}

function vehicleHtml({ name, href, price, note, picture }: AlertVehicle): string {
  const image = picture
    ? `<img src="${escapeXml(picture.src)}" alt="${escapeXml(picture.alt)}" width="160" height="107" style="display:block;width:160px;height:107px;object-fit:cover;border-radius:6px">`
    : '';
  const was = note ? `<br><span style="color:#555;font-size:14px">${escapeXml(note)}</span>` : '';
  return (
    `<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;border-top:1px solid #eceef0"><tr>` +
    (image && `<td style="width:160px;padding:16px 16px 16px 0;vertical-align:top">${image}</td>`) +
    `<td style="padding:16px 0;vertical-align:top"><a href="${escapeXml(href)}" style="color:#16191d;font-weight:600">${escapeXml(name)}</a>` +
    `<br><strong style="font-size:18px">${escapeXml(price)}</strong>${was}</td></tr></table>`
  );
}
