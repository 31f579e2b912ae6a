import type { MailPicture } from '#domain/mail/mail-picture.ts';
import type { MailVehicle } from '#domain/mail/mail-vehicle.ts';
import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import { dressed } from './dressed.ts';
import { mailLink } from './mail-link.ts';
import type { MailPart } from './mail-part.ts';
import { type Markup, markup } from './markup.ts';

/** The vehicle that the e-mail is about, with its picture across the sheet. */
export function vehicleCard(vehicle: MailVehicle): MailPart {
  return {
    html: (look) => markup`${pictureOf(look, vehicle, 560)}${words(look, vehicle, 20)}`,
    text: vehicleText(vehicle),
    gap: 24,
  };
}

/** One of several vehicles, with its picture beside it where there is room. */
export function vehicleRow(vehicle: MailVehicle): MailPart {
  return {
    html: (look) => {
      const picture = pictureOf(look, vehicle, 210);
      const beside = 'display:inline-block;width:100%;vertical-align:top';
      // columns that a narrow screen breaks, without a style sheet
      return markup`<div ${dressed(look, 'border-top:1px solid;padding:16px 0 0;font-size:0', { border: 'line' })}>${picture && markup`<div class="column" style="${beside};max-width:226px">${picture}</div>`}<div style="${beside};max-width:320px;font-size:16px">${words(look, vehicle, 17)}</div></div>`;
    },
    text: vehicleText(vehicle),
  };
}

/** @param width pixels of the picture on a wide screen; it is 3:2 */
function pictureOf(
  look: MailLook,
  { picture, href }: MailVehicle,
  width: number,
): Markup | undefined {
  if (!picture) return undefined;
  return markup`<a href="${href}" style="display:block;padding:0 0 12px;text-decoration:none">${image(look, picture, width)}</a>`;
}

function image(look: MailLook, { src, alt }: MailPicture, width: number): Markup {
  const height = Math.round((width * 2) / 3);
  const css = `display:block;width:100%;max-width:${width}px;height:auto;aspect-ratio:3/2;object-fit:cover;border:0;border-radius:${look.style.radius}px;font-size:16px`;
  return markup`<img src="${src}" alt="${alt}" width="${width}" height="${height}" ${dressed(look, css, { text: 'ink', ground: 'tint' })}>`;
}

function words(look: MailLook, vehicle: MailVehicle, size: number): Markup {
  const { name, href, price, note } = vehicle;
  const nameCss = `font-size:${size}px;line-height:1.3;font-weight:700`;
  const priceCss = `margin:4px 0 0;font-size:${size}px;line-height:1.3;font-weight:700`;
  return markup`<p style="margin:0">${mailLink(look, { label: name, href }, nameCss)}</p>${
    price && markup`<p ${dressed(look, priceCss, { text: 'ink' })}>${price}</p>`
  }${note && markup`<p ${dressed(look, 'margin:2px 0 0;font-size:14px', { text: 'soft' })}>${note}</p>`}`;
}

function vehicleText({ name, price, note, href }: MailVehicle): string {
  return [name, [price, note].filter(Boolean).join(' – '), href].filter(Boolean).join('\n');
}
