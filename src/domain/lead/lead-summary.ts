import { localMomentWords, momentWords } from '#domain/time/moment-words.ts';
import { leadKind } from './lead-kind.ts';
import type { Lead } from './lead.ts';
import { tradeInSummary } from './trade-in-summary.ts';

export interface SummaryRow {
  label: string;
  value: string;
  /** Makes the value a link. */
  href?: string | undefined;
}

/** The yard and time zone of a lead; unknown if the site's settings no longer contain its yard. */
export interface LeadDesk {
  /** The yard that receives the lead. */
  place?: string | undefined;
  /** IANA name of the dealer's time zone. */
  timeZone?: string | undefined;
}

/** A lead as labelled rows, in a salesperson's reading order. Omits absent values. */
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
