import { expect, it } from 'vitest';
import { onDatabase } from '#tests/support/test-database.ts';
import { ViewCounts } from './view-counts.ts';

const fail = (error: unknown): never => {
  throw error;
};

onDatabase('the views of vehicles', (database) => {
  it('count at once and survive a restart', async () => {
    const views = await ViewCounts.open(database(), fail);
    expect(views.of(1)).toBe(0);
    views.count(1);
    expect(views.count(1)).toBe(2);
    await views.close();
    const again = await ViewCounts.open(database(), fail);
    expect(again.count(1)).toBe(3);
    await again.close();
  });

  it('from two processes are added up', async () => {
    const one = await ViewCounts.open(database(), fail);
    const other = await ViewCounts.open(database(), fail);
    one.count(2);
    other.count(2);
    other.count(2);
    await one.write();
    await other.close();
    expect(other.of(2)).toBe(3);
    expect(one.count(2)).toBe(2);
    await one.close();
    expect(one.of(2)).toBe(4);
  });

  it('continue to count while others are written', async () => {
    const views = await ViewCounts.open(database(), fail);
    views.count(3);
    const writing = views.write();
    views.count(3);
    await writing;
    expect(views.of(3)).toBe(2);
    await views.close();
    expect(views.of(3)).toBe(2);
  });

  it('are retried if they cannot be written', async () => {
    const errors: unknown[] = [];
    const broken = { ...database(), db: undefined as never };
    const opened = await ViewCounts.open(database(), fail);
    await opened.close();
    const views = Reflect.construct(ViewCounts, [
      broken,
      (error: unknown) => errors.push(error),
      [],
    ]);
    views.count(4);
    await views.write();
    expect(errors).toHaveLength(1);
    expect(views.of(4)).toBe(1);
    await views.close();
  });
});
