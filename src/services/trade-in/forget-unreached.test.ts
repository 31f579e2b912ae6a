import { expect, it } from 'vitest';
import { newestLeads } from '#store/lead-deliveries.ts';
import { someContactScreen, someScreen } from '#tests/support/progress.ts';
import { rememberingJobs } from '#tests/support/remembering-jobs.ts';
import { someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { forgetUnreached } from './forget-unreached.ts';
import { newProgressKey } from './progress-key.ts';
import { saveProgress } from './save-progress.ts';

onEveryDatabase('leads of whom nobody knows', (database) => {
  it('are removed after thirty days, from the start on', async () => {
    const { db } = database();
    const parts = { db, site: someSite('forgetful'), ...rememberingJobs() };
    const saved = async (screen: typeof someScreen, daysAgo: number) => {
      const { lead_id } = await saveProgress(parts, newProgressKey(), screen());
      await db
        .updateTable('lead_progress')
        .set({ touched_at: new Date(Date.now() - daysAgo * 86_400_000) })
        .where('lead_id', '=', lead_id)
        .execute();
      return lead_id;
    };
    await saved(someScreen, 31);
    const left = [await saved(someScreen, 29), await saved(someContactScreen, 31)];
    const forgotten = await new Promise<number>((resolve, reject) => {
      const { stop } = forgetUnreached(db, resolve, reject);
      void stop();
    });
    expect(forgotten).toBe(1);
    const leads = await newestLeads(db, { siteSlug: 'forgetful', limit: 10 });
    expect(leads.map(({ lead }) => lead.id).toSorted()).toEqual(left.toSorted());
  });
});
