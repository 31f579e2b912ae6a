import type { Logger } from 'pino';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';

/** Where a service reports what an operator has to look at. */
export type WarningLog = Pick<Logger, 'warn'>;

/** Warns of an undeliverable lead. Call it after the commit: a lead whose transaction is rolled back is not stored. */
export function logUndeliverable(log: WarningLog, lead: UndeliverableLead | undefined): void {
  if (!lead) return;
  log.warn(
    { lead: lead.id, site: lead.site_slug, location: lead.location_id },
    'a lead is undeliverable: its location has no address for leads',
  );
}
