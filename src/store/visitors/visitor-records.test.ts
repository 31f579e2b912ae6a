import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { addVisitor } from './visitors.ts';
import { visitorRecords } from './visitor-records.ts';

onEveryDatabase('the records of a visitor', (database) => {
  it('come from every table that refers to visitors', async () => {
    const { db } = database();
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table
      from pg_constraint
      where contype = 'f' and confrelid = 'visitor'::regclass`.execute(db);
    const phone = '0491573001';
    const { id } = await db
      .transaction()
      .execute((trx) => addVisitor(trx, { id: randomUUID(), site_slug: 'yard', phone }));
    const records = await visitorRecords(db, id);
    expect(Object.keys(records)).toEqual(
      // leads are the dealer's too, and exported with what became of them
      expect.arrayContaining(rows.map(({ table }) => table).filter((table) => table !== 'lead')),
    );
    expect(rows.map(({ table }) => table)).toContain('watchlist_entry');
    expect(records.visitor).toMatchObject([{ phone }]);
    expect(JSON.stringify(records)).not.toContain(id);
  });
});
