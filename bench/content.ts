/**
 * Measures how long other queries wait while a site's content is imported into the embedded database, which has one
 * connection: for blogs of several sizes of which one post or every post has changed, beside the same queries without an
 * import.
 *
 *     npm run bench -- content [--rounds 3]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { importContent } from '#services/content/import-content.ts';
import type { Database } from '#store/database/database.ts';
import { openDatabase } from '#store/database/open-database.ts';

const { values: flags } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
});
const ROUNDS = Number(flags.rounds);
const SITE = { slug: 'bench' };
const POSTS = [60, 600, 6000];

/** A blog with posts of about ten kilobytes. */
const blog = (posts: number, edition: (at: number) => string): unknown => ({
  posts: Array.from({ length: posts }, (_, at) => ({
    slug: `post-${at}`,
    heading: `Post ${at}`,
    description: edition(at),
    html: Array.from({ length: 400 }, (_word, n) => `<p>Words ${at * 7919 + n * 31}</p>`).join(''),
    date: '2026-06-01',
  })),
});

interface Waits {
  seconds: number;
  longestMs: number;
  medianMs: number;
}

/** Sends one small query after another until the work is done. */
async function waitsDuring(database: Database, work: () => Promise<unknown>): Promise<Waits> {
  const waits: number[] = [];
  const began = performance.now();
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  while (!isOver) {
    const sent = performance.now();
    await sql`select 1`.execute(database.db);
    waits.push(performance.now() - sent);
    await setImmediate();
  }
  await working;
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    seconds: (performance.now() - began) / 1000,
    longestMs: sorted.at(-1) ?? 0,
    medianMs: sorted[sorted.length >> 1] ?? 0,
  };
}

async function imported(database: Database, content: unknown): Promise<void> {
  const outcome = await importContent(database.db, SITE, content, { force: true });
  if (!outcome.ok || !outcome.changed) throw new Error(JSON.stringify(outcome).slice(0, 500));
}

const idle = async (): Promise<void> => {
  const end = performance.now() + 2000;
  while (performance.now() < end) await setImmediate();
};

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const database = await openDatabase({
  dataDir,
  onError: (error) => console.error(error),
});
const line = (name: string, { seconds, longestMs, medianMs }: Waits): void =>
  console.log(
    `${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s   longest wait ${longestMs.toFixed(1).padStart(7)} ms   median ${medianMs.toFixed(2).padStart(6)} ms`,
  );
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    line('no import', await waitsDuring(database, idle));
    for (const posts of POSTS) {
      await imported(
        database,
        blog(posts, () => `round ${round}`),
      );
      const oneChanged = blog(posts, (at) => (at === 7 ? 'new' : `round ${round}`));
      line(
        `${posts} posts, one changed`,
        await waitsDuring(database, () => imported(database, oneChanged)),
      );
      const allChanged = blog(posts, () => `changed in round ${round}`);
      line(
        `${posts} posts, all changed`,
        await waitsDuring(database, () => imported(database, allChanged)),
      );
    }
  }
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
