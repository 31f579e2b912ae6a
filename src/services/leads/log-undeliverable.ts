import type { Logger } from 'pino';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';

/** The log for warnings that an operator must act on. */
export type WarningLog = Pick<Logger, 'warn'>;

/** Warns of an undeliverable lead. Call it after the commit, because a rollback would also undo the lead. */
export function logUndeliverable(log: WarningLog, lead: UndeliverableLead | undefined): void {
  if (!lead) return;
  log.warn(
    { lead: lead.id, site: lead.site_slug, location: lead.location_id },
    'a lead is undeliverable: its location has no address for leads',
  );
}
