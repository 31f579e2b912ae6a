import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedOutcome } from '#domain/feed/feed-run.ts';
import { fetchAnyAddress } from '#partners/outside/outside-fetch.ts';
import type { FeedContext } from '#services/feeds/feed-context.ts';
import { feedSettingsSchema } from '#services/feeds/feed-settings.ts';
import { saveFeed } from '#store/feeds/feed-sources.ts';
import type { Database } from '#store/database/database.ts';
import { someSite } from './sites.ts';

/** A context in which feeds run, and what has happened in it. */
export interface FeedBench extends FeedContext {
  ended: FeedOutcome[];
  /** The texts of log lines, by level. */
  logged: { info: string[]; warn: string[]; error: string[] };
  remove(): void;
}

/** A context for the dealership `yard-yard` of the site `yard`. */
export function feedBench({ db }: Pick<Database, 'db'>): FeedBench {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-feed-bench-'));
  const ended: FeedOutcome[] = [];
  const logged: FeedBench['logged'] = { info: [], warn: [], error: [] };
  const write = (level: keyof typeof logged) => (details: unknown, text?: string) =>
    void logged[level].push(`${text} ${JSON.stringify(details)}`);
  const sites = [someSite('yard')];
  return {
    db,
    // a log of a test has no other overloads
    log: { info: write('info'), warn: write('warn'), error: write('error') } as FeedContext['log'],
    sites: () => ({ all: () => sites }),
    feeds: {
      fetch: fetchAnyAddress,
      allowsPrivateAddresses: true,
      folder,
      limits: { idleMs: 500, totalMs: 3000, maxBytes: 1_000_000 },
      onRunEnded: (_, outcome) => void ended.push(outcome),
    },
    ended,
    logged,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Stores a feed that is due now. */
export async function someFeed(
  { db }: Pick<Database, 'db'>,
  from: object,
  others: { credentials?: object; dealership?: string; [setting: string]: unknown } = {},
): Promise<void> {
  const { credentials, dealership = 'yard-yard', ...own } = others;
  const settings = feedSettingsSchema.parse({ from, schedule: { every_minutes: 60 }, ...own });
  await saveFeed(db, { dealership, settings, credentials, dueAt: new Date() });
}
