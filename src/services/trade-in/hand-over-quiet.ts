import type { Kysely } from 'kysely';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/job-queue.ts';
import { lockedProgress, noteJobEnded } from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';
import { handOver, type HandOverParts } from './hand-over.ts';
import type { QuietLeadJob } from './quiet-lead-job.ts';

export interface HandOverQuietParts {
  db: Kysely<Schema>;
  jobs: JobQueue;
  siteBySlug(slug: string): Site | undefined;
  /** Makes, for a site, what hears of leads that go to nobody. */
  onKeptOf?(site: Site): HandOverParts['onKept'];
}

/**
 * Hands over the lead of a shopper who can be reached and has done nothing for the site's `quiet_minutes`; one who is
 * still at it is looked after again later. All in one transaction, so that a process that dies leaves the job as it was.
 * @throws when the lead's site is not there; the queue tries again
 */
export async function handOverQuiet(
  { db, jobs, siteBySlug, onKeptOf }: HandOverQuietParts,
  leadId: string,
): Promise<'handed-over' | 'not-quiet-yet' | 'nothing-new'> {
  return db.transaction().execute(async (transaction) => {
    const progress = await lockedProgress(transaction, { leadId });
    if (!progress?.hasNews || !progress.contacted) {
      await noteJobEnded(transaction, leadId);
      return 'nothing-new';
    }
    const { site_slug } = progress.lead;
    const site = siteBySlug(site_slug);
    if (!site) throw new Error(`The site ${site_slug} is not there`);
    const left = site.settings.trade_in.quiet_minutes * 60 - progress.quietSeconds;
    if (left > 0) {
      const job: QuietLeadJob = { quiet_lead_id: leadId };
      await jobs.enqueue(transaction, [job], Math.ceil(left));
      return 'not-quiet-yet';
    }
    await handOver({ site, jobs, onKept: onKeptOf?.(site) }, transaction, progress);
    await noteJobEnded(transaction, leadId);
    return 'handed-over';
  });
}
