import { telAddress } from '#domain/lead/contact-address.ts';
import type { MailPlace } from '#domain/mail/mail-place.ts';
import { buttons } from './buttons.ts';
import { card } from './card.ts';
import { factRows } from './fact-rows.ts';
import { heading } from './headings.ts';
import type { MailPart } from './mail-part.ts';
import { paragraph } from './paragraph.ts';

/** Where the dealer is, who answers and when. */
export function placeCard({
  name,
  address,
  directions,
  phone,
  answers,
  hours,
}: MailPlace): MailPart {
  const links = [
    ...(phone === undefined ? [] : [{ label: `Call ${phone}`, href: telAddress(phone) }]),
    { label: 'Get directions', href: directions },
  ];
  return card([
    heading(name),
    { ...paragraph(address), gap: 4 },
    ...(answers === undefined ? [] : [paragraph(answers)]),
    ...(hours.length > 0
      ? [factRows(hours.map((line) => ({ label: line.days, value: line.hours })))]
      : []),
    {
      ...buttons(links, { hasMain: false }),
      text: [phone && `Phone: ${phone}`, `Directions: ${directions}`].filter(Boolean).join('\n'),
      gap: 16,
    },
  ]);
}
