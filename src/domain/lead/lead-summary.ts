import { localMomentWords, momentWords } from '#domain/time/moment-words.ts';
import { leadKind } from './lead-kind.ts';
import type { Lead } from './lead.ts';
import { tradeInSummary } from './trade-in-summary.ts';

export interface SummaryRow {
  label: string;
  value: string;
  /** Where a click on the value leads. */
  href?: string | undefined;
}

/** Of whom a lead is, as far as its site still knows. */
export interface LeadDesk {
  /** The yard that it is for. */
  place?: string | undefined;
  /** IANA name of the dealer's. */
  timeZone?: string | undefined;
}

/** What a lead says, in the order a salesperson reads. Absent values are left out. */
export function leadSummary(lead: Lead, { place, timeZone }: LeadDesk = {}): SummaryRow[] {
  const { fields, origin, consent } = lead;
  const { vehicle, appointment, phone, email } = fields;
  const rows: [label: string, value: string | undefined, href?: string | undefined][] = [
    ['Enquiry', leadKind(lead)],
    ['For', place],
    ['Name', `${fields.name} ${fields.last_name}`.trim()],
    ['Phone', phone, `tel:${phone}`],
    ['Email', email, `mailto:${email}`],
    ['Postcode', fields.postcode],
    ['Appointment wanted', appointment && localMomentWords(appointment)],
    ['Message', fields.message],
    ['Also asked for', fields.additional_services?.join(', ')],
    ...(fields.answers ?? []).map(({ label, value }): [string, string] => [label, value]),
    ...tradeInSummary(lead),
    ['Vehicle', vehicle?.name, vehicle && `${URL.parse(origin.url)?.origin}/cars/${vehicle.slug}`],
    ['Stock number', vehicle?.stocknum],
    ['VIN', vehicle?.vin],
    ['Price shown', vehicle?.price],
    [
      'Odometer',
      vehicle?.km === undefined ? undefined : `${vehicle.km.toLocaleString('en-AU')} km`,
    ],
    ['Page', origin.url, origin.url],
    ['Offers and updates', consent && (consent.opt_in ? 'Yes' : 'No')],
    ['Received', timeZone ? momentWords(lead.created_at, timeZone) : lead.created_at],
    ['Lead number', lead.id],
  ];
  return rows.flatMap(([label, value, href]) => (value ? [{ label, value, href }] : []));
}
