import { expect, it } from 'vitest';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { someContactScreen, someScreen } from '#tests/support/progress.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { deleteAbandonedLeads } from './delete-abandoned-leads.ts';
import { newProgressKey } from './progress-key.ts';
import { saveProgress } from './save-progress.ts';

onDatabase('abandoned leads without contact details', (database) => {
  it('are deleted after thirty days', async () => {
    const { db } = database();
    const context = someContext({ db }, someSite('forgetful'));
    const saved = async (screen: typeof someScreen, daysAgo: number) => {
      const { lead_id } = await saveProgress(context, newProgressKey(), screen());
      await db
        .updateTable('lead_progress')
        .set({ touched_at: new Date(Date.now() - daysAgo * 86_400_000) })
        .where('lead_id', '=', lead_id)
        .execute();
      return lead_id;
    };
    await saved(someScreen, 31);
    const left = [await saved(someScreen, 29), await saved(someContactScreen, 31)];
    expect(await deleteAbandonedLeads(db)).toBe(1);
    const leads = await newestLeads(db, { siteSlug: 'forgetful', limit: 10 });
    expect(leads.map(({ lead }) => lead.id).toSorted()).toEqual(left.toSorted());
  });
});
