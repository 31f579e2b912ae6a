import { expect, it, vi } from 'vitest';
import { onDatabase } from '#tests/support/test-database.ts';
import { EventLog } from './event-log.ts';

const event = (vehicleId: number) => ({
  site_slug: 'yard',
  event: 'viewContent' as const,
  vehicle_id: vehicleId,
  at: new Date('2026-06-01T00:00:00Z'),
});

onDatabase('the log of events', (database) => {
  const storedEvents = (vehicleId: number) =>
    database()
      .db.selectFrom('site_event')
      .select(['site_slug', 'event'])
      .where('vehicle_id', '=', vehicleId)
      .execute();

  it('writes all queued events when it closes', async () => {
    const log = new EventLog(database(), () => {});
    for (let count = 0; count < 2500; count += 1) log.add(event(7));
    await log.close();
    expect(await storedEvents(7)).toHaveLength(2500);
  });

  it('retries events that could not be written, and reports the failure', async () => {
    const failed = vi.fn();
    const broken = { ...database(), db: undefined as never };
    const log = new EventLog(broken, failed);
    log.add(event(8));
    await log.write();
    expect(failed).toHaveBeenCalledOnce();
    Object.assign(broken, { db: database().db });
    await log.close();
    expect(await storedEvents(8)).toEqual([{ site_slug: 'yard', event: 'viewContent' }]);
  });
});
