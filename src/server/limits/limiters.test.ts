import { expect, it } from 'vitest';
import { onDatabase } from '#tests/support/test-database.ts';
import { memoryLimiter, sharedLimiters } from './limiters.ts';
import { PostLimit } from './post-limit.ts';
import { refusalOf } from '#server/http/refusal-of.ts';
import { SenderLimit } from './sender-limit.ts';

onDatabase('a limit', (database) => {
  const process = () =>
    sharedLimiters(database().db, (error) => {
      throw error;
    });

  it('is shared by all processes, including those that start later', async () => {
    const options = { name: 'shared', points: 2, seconds: 60 };
    const [one, other] = [process()(options), process()(options)];
    expect(await refusalOf(one, 'mia')).toBeUndefined();
    expect(await refusalOf(other, 'mia')).toBeUndefined();
    expect(await refusalOf(one, 'mia')).toBeDefined();
    expect(await refusalOf(process()(options), 'mia')).toBeDefined();
    expect(await refusalOf(other, 'leo')).toBeUndefined();
  });

  it('stops asking the database once a key is far over the limit', async () => {
    const limit = new PostLimit(process(), 'flood', 1);
    const answers = [];
    for (let post = 1; post <= 5; post += 1) answers.push(await limit.refusal('203.0.113.9'));
    expect(answers.map((answer) => answer?.isFlood)).toEqual([undefined, false, true, true, true]);
    const rows = await database()
      .db.selectFrom('rate_limit')
      .select('points')
      .where('key', 'like', 'flood:%')
      .execute();
    expect(rows).toEqual([{ points: 3 }]);
  });

  it('stores no address, phone number or mailbox in plain text', async () => {
    const limit = new SenderLimit(process(), 'private', 5, () => undefined);
    await limit.allows('yard', ['0491570006', 'mia@example.com'], '203.0.113.7');
    const rows = await database().db.selectFrom('rate_limit').select('key').execute();
    expect(rows.some(({ key }) => key.startsWith('private:'))).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/491570006|mia|203\.0\.113/);
  });
});

it('counts in memory while the database is away, and reports it', async () => {
  const errors: unknown[] = [];
  const away = {
    executeQuery: () => Promise.reject(new Error('The database is away')),
  };
  // as much of a database as the limiters use
  const open = sharedLimiters(away as unknown as Parameters<typeof sharedLimiters>[0], (error) =>
    errors.push(error),
  );
  const limiter = open({ name: 'away', points: 1, seconds: 60 });
  expect(await refusalOf(limiter, 'mia')).toBeUndefined();
  expect(await refusalOf(limiter, 'mia')).toBeDefined();
  expect(errors).toHaveLength(2);
});

it('in memory counts each name separately', async () => {
  const one = memoryLimiter({ name: 'one', points: 1, seconds: 60 });
  expect(await refusalOf(one, 'mia')).toBeUndefined();
  expect(await refusalOf(one, 'mia')).toBeDefined();
});
