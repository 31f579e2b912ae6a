import { mailtoAddress, smsAddress, telAddress } from '#domain/lead/contact-address.ts';
import { leadFields } from '#domain/lead/lead-fields.ts';
import { leadKind } from '#domain/lead/lead-kind.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { type LeadSections, leadSections, type SummaryRow } from '#domain/lead/lead-sections.ts';
import { tradeInName } from '#domain/trade-in/trade-in-vehicle.ts';
import type { LeadMail } from './lead-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { buttons } from './parts/buttons.ts';
import { card } from './parts/card.ts';
import { factRows } from './parts/fact-rows.ts';
import { heading, title } from './parts/headings.ts';
import type { MailLink } from './parts/mail-link.ts';
import type { MailPart } from './parts/mail-part.ts';
import { quotation } from './parts/quotation.ts';
import { vehicleCard } from './parts/vehicle-card.ts';

/**
 * A lead for the salesperson: what the shopper wrote, how to reach them, the vehicle, and then everything else. Contains
 * every row of the lead, as HTML and as text.
 */
export function dealerDocument(mail: LeadMail): MailDocument {
  const { lead, siteName } = mail;
  const { message, contact, vehicle, details, filing } = leadSections(lead, mail);
  return {
    subject: dealerSubject(mail),
    siteName,
    parts: [
      { ...title(kindOf(mail)), text: `Enquiry: ${kindOf(mail)}` },
      ...messageParts(message),
      ...contactParts(lead, contact, siteName),
      ...vehicleParts(mail, vehicle),
      ...(details.length > 0 ? [heading('Details'), factRows(details)] : []),
      heading('About this enquiry'),
      factRows(filing, { isQuiet: true }),
    ],
  };
}

/** `Update: Trade-in Valuation, offer accepted: 2021 Toyota RAV4 for the 2019 Toyota Corolla (Mia Chen)` */
export function dealerSubject(mail: LeadMail): string {
  const { name, last_name } = mail.lead.fields;
  return `${kindOf(mail)}: ${aboutOf(mail)} (${name} ${last_name})`;
}

function kindOf({ lead, revision = 0 }: LeadMail): string {
  return `${revision === 0 ? '' : 'Update: '}${leadKind(lead)}${progressOf(lead)}`;
}

/** How far the shopper has come in a form of several screens. */
function progressOf({ form_completed, offer_accepted }: Lead): string {
  if (!form_completed) return ', incomplete';
  if (offer_accepted === undefined) return '';
  return offer_accepted ? ', offer accepted' : ', offer not accepted yet';
}

function aboutOf({ lead, siteName }: LeadMail): string {
  const { vehicle, trade_in } = lead.fields;
  const wanted = vehicle?.name;
  // the trade-in comes first, because that is what the salesperson has to look at
  return trade_in
    ? [tradeInName(trade_in), wanted && `for the ${wanted}`].filter(Boolean).join(' ')
    : (wanted ?? siteName);
}

function messageParts(rows: readonly SummaryRow[]): MailPart[] {
  const [typed, others] = divided(rows, leadFields.message.label);
  return [...typed.map(quotation), ...(others.length > 0 ? [factRows(others)] : [])];
}

/** The shopper's name as a heading, how to reach them as rows, and buttons that do it. */
function contactParts(
  { fields }: Lead,
  contact: readonly SummaryRow[],
  siteName: string,
): MailPart[] {
  if (contact.length === 0) return [];
  const { phone, email, vehicle } = fields;
  const subject = `Your enquiry about ${vehicle ? `the ${vehicle.name}` : siteName}`;
  const text = smsAddress(phone);
  const links: MailLink[] = [
    ...(phone ? [{ label: 'Call', href: telAddress(phone) }] : []),
    ...(email ? [{ label: 'Reply', href: mailtoAddress(email, subject) }] : []),
    ...(text === undefined ? [] : [{ label: 'Text', href: text }]),
  ];
  const [names, others] = divided(contact, leadFields.name.label);
  const shown = card([
    ...names.map(({ value }) => heading(value)),
    factRows(others),
    ...(links.length > 0 ? [buttons(links)] : []),
  ]);
  return [{ ...shown, text: factRows(contact).text }];
}

/** The vehicle with its picture and the price that the shopper saw, then its other rows. */
function vehicleParts({ lead, picture }: LeadMail, rows: LeadSections['vehicle']): MailPart[] {
  const { vehicle } = lead.fields;
  const href = rows.find(({ href: address }) => address !== undefined)?.href;
  if (!vehicle || href === undefined) return rows.length > 0 ? [factRows(rows)] : [];
  const { name, price } = vehicle;
  const shown = vehicleCard({
    name,
    href,
    ...(price && { price, note: 'Price shown' }),
    ...(picture && { picture }),
  });
  const others = rows.filter(({ value }) => value !== name && value !== price);
  return [
    { ...shown, text: factRows(rows).text },
    ...(others.length > 0 ? [{ ...factRows(others), text: '', gap: 8 }] : []),
  ];
}

/** The rows with a label, and the others. */
function divided(rows: readonly SummaryRow[], label: string): [SummaryRow[], SummaryRow[]] {
  return [rows.filter((row) => row.label === label), rows.filter((row) => row.label !== label)];
}
