import type { Kysely } from 'kysely';
import { type Repeated, repeat } from '#services/repeat.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/schema.ts';
import { applyRetention, type Retained } from './apply-retention.ts';

const EVERY_MS = 3_600_000;

/** Applies every site's retention, at the start and once an hour. */
export function keepRetention(
  db: Kysely<Schema>,
  sites: () => readonly Site[],
  onRetained: (site: string, retained: Retained) => void,
  onError: (error: unknown) => void,
): Repeated {
  const round = async (): Promise<void> => {
    for (const site of sites()) {
      const retained = await applyRetention(db, site);
      if (Object.values(retained).some((count) => count > 0)) onRetained(site.slug, retained);
    }
  };
  return repeat(round, EVERY_MS, onError);
}
