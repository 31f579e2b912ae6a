import type { AlertMail, AlertSection } from '#domain/alerts/alert-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { buttons } from './parts/buttons.ts';
import { heading, title } from './parts/headings.ts';
import type { MailPart } from './parts/mail-part.ts';
import { paragraph, smallLinks, smallPrint } from './parts/paragraph.ts';
import { placeCard } from './parts/place-card.ts';
import { vehicleRow } from './parts/vehicle-card.ts';

/** News of saved searches and watched vehicles. */
export function alertDocument(siteName: string, mail: AlertMail): MailDocument {
  const { subject, greeting, sections, place, reason, settingsUrl, unsubscribeUrl } = mail;
  return {
    subject,
    siteName,
    parts: [
      title(subject),
      paragraph(greeting),
      ...sections.flatMap(sectionParts),
      ...(place ? [{ ...placeCard(place), gap: 32 }] : []),
      { ...smallPrint(reason), gap: 24 },
      smallLinks([
        { label: 'Manage your emails', href: settingsUrl },
        { label: 'Unsubscribe', href: unsubscribeUrl },
      ]),
    ],
  };
}

function sectionParts({ heading: words, vehicles, link }: AlertSection): MailPart[] {
  return [heading(words), ...vehicles.map(vehicleRow), ...(link ? [buttons([link])] : [])];
}
