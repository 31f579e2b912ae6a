import { leadSummary } from '#domain/lead/lead-summary.ts';
import { AUTO_REPLY, type LeadDelivery, type LeadWithDeliveries } from '#store/lead-deliveries.ts';

/** A lead on one line, for lists. */
export function leadLine({ lead, deliveries }: LeadWithDeliveries): string {
  const { name, last_name, phone, email, vehicle } = lead.fields;
  const cells = [
    lead.created_at,
    lead.site_slug,
    lead.subcategory ?? lead.category,
    `${name} ${last_name}`,
    phone,
    email,
    vehicle?.name ?? '-',
    [...(isKept(deliveries) ? ['kept'] : []), ...deliveries.map(deliveryState)].join('; '),
    lead.id,
  ];
  return `${cells.map(printable).join('\t')}\n`;
}

/** All of a lead, a line for each thing, for somebody who looks into it. */
export function leadReport({ lead, deliveries }: LeadWithDeliveries): string {
  const { origin, consent } = lead;
  const { visited_pages, linked_query_params } = origin.lead_attributes;
  const rows: [string, string | undefined][] = [
    ...leadSummary(lead),
    ['Site', lead.site_slug],
    ['Dealership', lead.dealership_slug],
    ['Location', lead.location_id],
    ['Browser', origin.user_agent],
    ['Pages seen', visited_pages.join('\n')],
    ['Came with', new URLSearchParams(linked_query_params).toString()],
    ['Offers, as worded', consent?.opt_in_wording],
    ['Notice, as worded', consent?.collection_notice],
    ['Terms, as worded', consent?.terms_wording],
    ['Agreed at', consent?.at],
    ...deliveries.map((delivery): [string, string] => ['Delivery', deliveryState(delivery)]),
    ...(isKept(deliveries)
      ? [['Delivery', 'kept: its location had no address when it came'] satisfies [string, string]]
      : []),
  ];
  return rows
    .filter((row): row is [string, string] => !!row[1])
    .map(([label, value]) => `${`${label}:`.padEnd(20)}${indented(value)}\n`)
    .join('');
}

/** Nobody at the dealer's gets it. */
function isKept(deliveries: readonly LeadDelivery[]): boolean {
  return deliveries.every(({ channel }) => channel === AUTO_REPLY);
}

function deliveryState(delivery: LeadDelivery): string {
  const { channel, target, state, attempts, last_error, delivered_at } = delivery;
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `${channel} ${target}: ${state}${delivered_at ? ` ${delivered_at}` : ''}, ${tried}${last_error ? ` (${last_error})` : ''}`;
}

/** Lines of a value stand under its first one. */
function indented(text: string): string {
  return text
    .split('\n')
    .map(printable)
    .join(`\n${' '.repeat(20)}`);
}

/** What a stranger typed must not move the cursor of the operator's terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
