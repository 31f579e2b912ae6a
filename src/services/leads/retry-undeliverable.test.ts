import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Site } from '#site/site.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { inTransaction } from '#services/site-context.ts';
import { submitLead } from './submit-lead.ts';
import { retryUndeliverable } from './retry-undeliverable.ts';

function siteWith(slug: string, emails: string[]): Site {
  const [place] = someSettings(slug)['locations'] as [Record<string, unknown>];
  return someSite(slug, { locations: [{ ...place, leads: { emails } }] });
}

onDatabase('a lead of a location without an address', (database) => {
  const submitted = async (site: Site, email: string, context = someContext(database(), site)) =>
    (await submitLead(context, someSubmission({ fields: someFields({ email }) }))).lead_id;
  /** The context of an operator who finds this site. */
  const operatorOf = (site: Site | undefined) => {
    const context = someContext(database(), site ?? siteWith('removed', []));
    return { ...context, siteBySlug: () => site };
  };
  const retried = async (site: Site | undefined, leadId?: string) => {
    const operator = operatorOf(site);
    const counts = await inTransaction(operator, (within) => retryUndeliverable(within, leadId));
    return { ...counts, jobs: operator.enqueued.length };
  };
  const deliveriesOf = async (siteSlug: string) =>
    (await newestLeads(database().db, { siteSlug, limit: 9 })).flatMap(({ deliveries }) =>
      deliveries.map(({ target }) => target),
    );

  it('is logged once, and sent once when its location has an address', async () => {
    const site = siteWith('silent', []);
    const context = someContext(database(), site);
    const id = await submitted(site, 'mia@example.com', context);
    await submitted(site, 'mia@example.com', context);
    expect(context.warned).toMatchObject([{ lead: id, site: 'silent' }]);
    expect(await retried(site)).toEqual({ deliveries: 0, undeliverable: 1, jobs: 0 });
    expect(await retried(undefined)).toEqual({ deliveries: 0, undeliverable: 1, jobs: 0 });

    const addressed = siteWith('silent', ['a@example.com', 'b@example.com']);
    expect(await retried(addressed)).toEqual({ deliveries: 2, undeliverable: 0, jobs: 2 });
    expect(await deliveriesOf('silent')).toEqual(['a@example.com', 'b@example.com']);
    expect(await retried(addressed)).toEqual({ deliveries: 0, undeliverable: 0, jobs: 0 });
  });

  it('is sent alone if the operator names it', async () => {
    const site = siteWith('two', []);
    await submitted(site, 'one@example.com');
    const second = await submitted(site, 'two@example.com');
    const addressed = siteWith('two', ['a@example.com']);
    expect(await retried(addressed, second)).toEqual({ deliveries: 1, undeliverable: 0, jobs: 1 });
    expect(await retried(addressed)).toEqual({ deliveries: 1, undeliverable: 0, jobs: 1 });
  });

  it('is sent once when two operators retry at the same time', async () => {
    await submitted(siteWith('race', []), 'mia@example.com');
    const addressed = siteWith('race', ['a@example.com']);
    let second = Promise.resolve({ deliveries: -1 });
    const first = await inTransaction(operatorOf(addressed), async (within) => {
      const counts = await retryUndeliverable(within);
      second = retried(addressed);
      // PGlite runs one transaction at a time
      if (database().engine === 'postgres') await untilSomebodyWaits();
      return counts;
    });
    expect([first.deliveries, (await second).deliveries]).toEqual([1, 0]);
  });

  const untilSomebodyWaits = () =>
    vi.waitFor(async () => {
      const waiting = await sql`select from pg_locks where not granted`.execute(database().db);
      expect(waiting.rows.length).toBeGreaterThan(0);
    }, 10_000);
});
