import type { Kysely, Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/job-queue.ts';
import { lockedProgress, noteJobEnded } from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';
import { tellingOfKept } from '#services/telling-of-kept.ts';
import { handOver, type HandOverParts } from './hand-over.ts';
import type { QuietLeadJob } from './quiet-lead-job.ts';
import { quietSecondsLeft } from './quiet-seconds-left.ts';

export interface HandOverQuietParts {
  db: Kysely<Schema>;
  jobs: JobQueue;
  siteBySlug(slug: string): Site | undefined;
  /** Makes, for a site, what hears of leads that go to nobody. */
  onKeptOf?(site: Site): HandOverParts['onKept'];
}

export type QuietOutcome = 'handed-over' | 'not-quiet-yet' | 'nothing-new';

/**
 * Hands over the lead of a shopper who can be reached and has done nothing for the site's `quiet_minutes`; one who is
 * still at it is looked after again later. All in one transaction, so that a process that dies leaves the job as it was.
 * @throws when the lead's site is not there; the queue tries again
 */
export async function handOverQuiet(
  parts: HandOverQuietParts,
  leadId: string,
): Promise<QuietOutcome> {
  let ofSite: HandOverParts['onKept'];
  return tellingOfKept(
    (...lead) => ofSite?.(...lead),
    (onKept) =>
      parts.db.transaction().execute((transaction) =>
        lookAt(parts, transaction, leadId, (site) => {
          ofSite = parts.onKeptOf?.(site);
          return onKept;
        }),
      ),
  );
}

async function lookAt(
  { jobs, siteBySlug }: HandOverQuietParts,
  transaction: Transaction<Schema>,
  leadId: string,
  onKeptOf: (site: Site) => HandOverParts['onKept'],
): Promise<QuietOutcome> {
  const progress = await lockedProgress(transaction, { leadId });
  if (!progress?.hasNews || !progress.contacted) {
    await noteJobEnded(transaction, leadId);
    return 'nothing-new';
  }
  const { site_slug } = progress.lead;
  const site = siteBySlug(site_slug);
  if (!site) throw new Error(`The site ${site_slug} is not there`);
  const left = quietSecondsLeft(site, progress);
  if (left > 0) {
    const job: QuietLeadJob = { quiet_lead_id: leadId };
    await jobs.enqueue(transaction, [job], Math.ceil(left));
    return 'not-quiet-yet';
  }
  await handOver({ site, jobs, onKept: onKeptOf(site) }, transaction, progress);
  await noteJobEnded(transaction, leadId);
  return 'handed-over';
}
