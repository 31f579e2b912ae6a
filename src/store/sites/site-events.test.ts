import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { SiteEvents } from './site-events.ts';

onEveryDatabase('site events', (database) => {
  it('are recorded with their site, vehicle and dealership', async () => {
    const [one, other] = ['yard', 'vans'].map(
      (slug) => new SiteEvents(database().db, someSite(slug)),
    );
    await one?.record('phone-reveal', { id: 7, dealership_slug: 'yard' });
    await one?.record('phone-reveal', { id: 7, dealership_slug: 'yard' });
    await other?.record('searchPageView', undefined);
    const recorded = await database()
      .db.selectFrom('site_event')
      .select(['site_slug', 'event', 'vehicle_id', 'dealership_slug'])
      .orderBy('site_slug', 'desc')
      .execute();
    const revealed = {
      site_slug: 'yard',
      event: 'phone-reveal',
      vehicle_id: 7,
      dealership_slug: 'yard',
    };
    expect(recorded).toEqual([
      revealed,
      revealed,
      { site_slug: 'vans', event: 'searchPageView', vehicle_id: null, dealership_slug: null },
    ]);
  });
});
