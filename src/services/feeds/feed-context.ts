import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { FeedOutcome } from '#domain/feed/feed-run.ts';
import type { FeedLimits } from '#partners/feed-source/https-feed.ts';
import type { OutsideFetch } from '#partners/outside/outside-fetch.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';

/** What the feeds need to come by themselves, in a process that does background work. */
export interface FeedContext {
  db: Kysely<Schema>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  sites(): { all(): readonly Site[] };
  feeds: FeedEnvironment;
}

export interface FeedEnvironment {
  fetch: OutsideFetch;
  /** Whether sources may be inside the operator's network, where addresses need no https. */
  allowsPrivateAddresses: boolean;
  /** Where feeds are stored while they are read. */
  folder: string;
  limits: FeedLimits;
  /** Counts the ends of runs. */
  onRunEnded(dealership: string, outcome: FeedOutcome): void;
}
