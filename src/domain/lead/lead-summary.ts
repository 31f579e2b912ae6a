import { momentWords } from '#domain/time/moment-words.ts';
import { fieldRows } from './field-rows.ts';
import type { FieldRow } from './lead-field.ts';
import { leadKind } from './lead-kind.ts';
import type { Lead } from './lead.ts';
import { tradeInRows } from './trade-in-rows.ts';

export interface SummaryRow {
  label: string;
  value: string;
  /** Makes the value a link. */
  href?: string | undefined;
}

/** The location and time zone of a lead; unknown if the site's settings no longer contain the location. */
export interface LeadDesk {
  /** The name of the location that receives the lead. */
  locationName?: string | undefined;
  /** IANA name of the dealer's time zone. */
  timeZone?: string | undefined;
}

/** A lead as labelled rows, in a salesperson's reading order. Omits absent values. */
export function leadSummary(lead: Lead, { locationName, timeZone }: LeadDesk = {}): SummaryRow[] {
  const { fields, origin, consent } = lead;
  const rows: FieldRow[] = [
    { label: 'Enquiry', value: leadKind(lead) },
    { label: 'For', value: locationName },
    ...fieldRows(fields, ['contact']),
    ...fieldRows(fields, ['finance', 'prize', 'preference', 'message', 'service', 'answer']),
    ...tradeInRows(lead),
    ...fieldRows(fields, ['vehicle']),
    { label: 'Page', value: origin.url, href: origin.url },
    { label: 'Offers and updates', value: consent && (consent.opt_in ? 'Yes' : 'No') },
    {
      label: 'Received',
      value: timeZone ? momentWords(lead.created_at, timeZone) : lead.created_at,
    },
    { label: 'Lead number', value: lead.id },
  ];
  return rows.flatMap(({ label, value, href }) =>
    value ? [{ label, value, href: onSite(href, origin.url) }] : [],
  );
}

/** Completes a path to an address of the site that the lead came from. */
function onSite(href: string | undefined, url: string): string | undefined {
  return href?.startsWith('/') ? `${URL.parse(url)?.origin}${href}` : href;
}
