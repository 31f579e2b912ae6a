import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { buttons } from './parts/buttons.ts';
import { factRows } from './parts/fact-rows.ts';
import { title } from './parts/headings.ts';
import { paragraph, smallPrint } from './parts/paragraph.ts';
import { placeCard } from './parts/place-card.ts';
import { vehicleCard } from './parts/vehicle-card.ts';

/** A confirmation or a reply: what the shopper asked for, the car, and who answers. */
export function shopperDocument(siteName: string, mail: ShopperMail): MailDocument {
  const { subject, paragraphs, facts = [], link, vehicle, place } = mail;
  return {
    subject,
    siteName,
    parts: [
      title(subject),
      ...paragraphs.map(paragraph),
      ...(facts.length > 0 ? [factRows(facts)] : []),
      // the address is spelt out for mail programs that show no buttons
      ...(link ? [buttons([link]), { ...smallPrint(link.href), text: '' }] : []),
      ...(vehicle ? [vehicleCard(vehicle)] : []),
      ...(place ? [placeCard(place)] : []),
      { ...smallPrint(siteName), gap: 24 },
    ],
  };
}
