import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { addVisitor, changeDetails, visitorByPhone } from './visitors.ts';

onEveryDatabase('a visitor', (database) => {
  const phone = '0491573001';
  const add = (details: { name: string; last_name: string; email: string }) =>
    database()
      .db.transaction()
      .execute((trx) => addVisitor(trx, { id: randomUUID(), site_slug: 'yard', phone }, details));

  it('changes name and email address alone, whatever else comes with them', async () => {
    const { db } = database();
    const mia = await add({ name: '', last_name: 'Chen', email: '' });
    const again = { name: 'Mia', last_name: 'Wong', email: 'mia@example.com' };
    // what was given earlier stays
    expect(await add(again)).toEqual({ ...mia, ...again, last_name: 'Chen' });
    const changed = { name: 'Amelia', last_name: 'Wong', email: 'amelia@example.com' };
    const more = { ...changed, phone: '0491573002', site_slug: 'rival' };
    await changeDetails(db, mia.id, more);
    expect(await visitorByPhone(db, 'yard', phone)).toEqual({ ...mia, ...changed });
  });
});
