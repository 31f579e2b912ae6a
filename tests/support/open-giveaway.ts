import { randomUUID } from 'node:crypto';
import type { Prize } from '#domain/giveaway/giveaway.ts';
import type { DrawResult } from '#services/giveaway/draw-prize.ts';
import type { Database } from '#store/database/database.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { someSpinToWin } from './giveaways.ts';
import { someFields, someSubmission } from './leads.ts';
import { someSettings, someSite } from './sites.ts';
import { someContext } from './some-context.ts';

/** The mobile number of a numbered person. */
export function phoneOf(person: number): string {
  return `0491570${String(person).padStart(3, '0')}`;
}

export function everybody(count: number): number[] {
  return Array.from({ length: count }, (_, person) => person);
}

/** A site with its own giveaway. */
export function openGiveaway({ db }: Database, prizes: readonly Prize[], others: object = {}) {
  const slug = `spinning-${randomUUID().slice(0, 8)}`;
  const [place] = someSettings(slug)['locations'] as [object];
  const site = someSite(slug, {
    spin_to_win: someSpinToWin({ prizes, ...others }),
    locations: [{ ...place, leads: { emails: ['sales@yard.example'] } }],
  });
  let leadsCounted = 0;
  const on = (database: Database, now = new Date('2026-12-10T00:00:00Z')) =>
    someContext(database, site, { now, onNewLead: () => void (leadsCounted += 1) });
  const submissionOf = (person: number, submission: object = {}) =>
    someSubmission({
      category: 'Spin to Win',
      fields: someFields({ phone: phoneOf(person), email: `p${person}@example.com` }),
      ...submission,
    });
  const leads = () => newestLeads(db, { siteSlug: slug, limit: 1000 });
  return { site, on, submissionOf, leads, counted: () => leadsCounted };
}

/** The drawn prize's id, or why nothing was drawn. */
export function prizeOf(result: DrawResult): string {
  return result.ok ? result.draw.prize.id : result.state.kind;
}

/** How many results there are of each kind. */
export function tally(results: readonly DrawResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const prize of results.map(prizeOf)) counts[prize] = (counts[prize] ?? 0) + 1;
  return counts;
}
