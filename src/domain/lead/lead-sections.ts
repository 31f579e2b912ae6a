import { momentWords } from '#domain/time/moment-words.ts';
import { fieldRows } from './field-rows.ts';
import type { FieldRow } from './lead-field.ts';
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

/**
 * A lead as labelled rows, in the order in which a salesperson needs them. Every value is in one section; the kind of
 * lead is their heading.
 */
export interface LeadSections {
  /** What the shopper wrote, and when they would like to come. */
  message: SummaryRow[];
  contact: SummaryRow[];
  vehicle: SummaryRow[];
  /** Everything else that the shopper filled in or was shown. */
  details: SummaryRow[];
  /** Where and when it came from. */
  filing: SummaryRow[];
}

/** Divides a lead into sections. Omits absent values. */
export function leadSections(lead: Lead, { locationName, timeZone }: LeadDesk = {}): LeadSections {
  const { fields, origin, consent } = lead;
  const present = (rows: readonly FieldRow[]): SummaryRow[] =>
    rows.flatMap(({ label, value, href }) =>
      value ? [{ label, value, href: onSite(href, origin.url) }] : [],
    );
  return {
    message: present(fieldRows(fields, ['message', 'preference'])),
    contact: present(fieldRows(fields, ['contact'])),
    vehicle: present(fieldRows(fields, ['vehicle'])),
    details: present([
      ...fieldRows(fields, ['finance', 'prize', 'service', 'answer']),
      ...tradeInRows(lead),
    ]),
    filing: present([
      { label: 'For', value: locationName },
      { label: 'Page', value: origin.url, href: origin.url },
      { label: 'Offers and updates', value: consent && (consent.opt_in ? 'Yes' : 'No') },
      {
        label: 'Received',
        value: timeZone ? momentWords(lead.created_at, timeZone) : lead.created_at,
      },
      { label: 'Lead number', value: lead.id },
    ]),
  };
}

/** Completes a path to an address of the site that the lead came from. */
function onSite(href: string | undefined, url: string): string | undefined {
  return href?.startsWith('/') ? `${URL.parse(url)?.origin}${href}` : href;
}
