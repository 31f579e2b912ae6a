import { leadKind } from '#domain/lead/lead-kind.ts';
import { tradeInName } from '#domain/trade-in/trade-in-vehicle.ts';
import { leadSummary } from '#domain/lead/lead-summary.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { type LeadDelivery, SHOPPER_CHANNELS } from '#store/leads/lead-deliveries.ts';
import type { LeadWithDeliveries } from '#store/leads/leads-with-deliveries.ts';
import { deliveryName, deliveryState } from './delivery-text.ts';
import { printable } from './printable.ts';

const shopperChannels: ReadonlySet<string> = new Set(SHOPPER_CHANNELS);

/** Describes a lead on one line, for lists. */
export function leadLine({ lead, deliveries }: LeadWithDeliveries): string {
  const { name, last_name, phone, email, vehicle, trade_in } = lead.fields;
  const cells = [
    lead.created_at,
    lead.site_slug,
    leadKind(lead),
    `${name} ${last_name}`.trim(),
    phone,
    email,
    vehicle?.name ?? (trade_in && tradeInName(trade_in)) ?? '-',
    [...leadState(lead, deliveries), ...deliveries.map(deliveryLine)].join('; '),
    lead.id,
  ];
  return `${cells.map(printable).join('\t')}\n`;
}

/** Describes a whole lead, one line per field. */
export function leadReport({ lead, deliveries }: LeadWithDeliveries): string {
  const { origin, consent } = lead;
  const { visited_pages, linked_query_params } = origin.lead_attributes;
  const rows: [string, string | undefined][] = [
    ...leadSummary(lead).map(({ label, value }): [string, string] => [label, value]),
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
    ['Deletion asked', lead.deletion_asked_at],
    ...deliveries.map((delivery): [string, string] => ['Delivery', deliveryLine(delivery)]),
    ...(lead.form_completed && isUndeliverable(deliveries)
      ? [
          ['Delivery', 'undeliverable: its location had no address when the lead came'] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
  return rows
    .filter((row): row is [string, string] => !!row[1])
    .map(([label, value]) => `${`${label}:`.padEnd(20)}${indented(value)}\n`)
    .join('');
}

/** What the deliveries do not show: that the form is incomplete, or that no delivery goes to the dealer. */
function leadState(lead: Lead, deliveries: readonly LeadDelivery[]): string[] {
  if (!lead.form_completed) return ['incomplete'];
  return isUndeliverable(deliveries) ? ['undeliverable'] : [];
}

/** Whether no delivery goes to the dealer. */
function isUndeliverable(deliveries: readonly LeadDelivery[]): boolean {
  return deliveries.every(({ channel }) => shopperChannels.has(channel));
}

function deliveryLine(delivery: LeadDelivery): string {
  const { attempts, last_error, delivered_at } = delivery;
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `${deliveryName(delivery)}: ${deliveryState(delivery)}${delivered_at ? ` ${delivered_at}` : ''}, ${tried}${last_error ? ` (${last_error})` : ''}`;
}

/** Indents further lines of a value below its first line. */
function indented(text: string): string {
  return text
    .split('\n')
    .map(printable)
    .join(`\n${' '.repeat(20)}`);
}
