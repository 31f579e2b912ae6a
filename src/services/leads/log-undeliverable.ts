import type { InTransaction } from '#services/site-context.ts';

/** Warns of an undeliverable lead once it is committed. */
export function logUndeliverable(
  { site, log, afterCommit }: InTransaction,
  leadId: string,
  locationId: string | undefined,
): void {
  afterCommit(() =>
    log.warn(
      { lead: leadId, site: site.slug, location: locationId },
      'a lead is undeliverable: its location has no address for leads',
    ),
  );
}
