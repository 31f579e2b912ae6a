import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { SiteEvents } from './site-events.ts';

onEveryDatabase('site events', (database) => {
  it('counts a site’s events by vehicle, without those of other sites', async () => {
    const [one, other] = ['yard', 'vans'].map(
      (slug) => new SiteEvents(database().db, someSite(slug)),
    );
    await one?.record('phone-reveal', { id: 7, dealership_slug: 'yard' });
    await one?.record('phone-reveal', { id: 7, dealership_slug: 'yard' });
    await one?.record('phone-reveal', { id: 8, dealership_slug: 'yard' });
    await other?.record('phone-reveal', { id: 7, dealership_slug: 'yard' });
    expect(await one?.count('phone-reveal', 7)).toBe(2);
    expect(await other?.count('phone-reveal', 7)).toBe(1);
  });
});
