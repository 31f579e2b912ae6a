import type { Kysely } from 'kysely';
import type { FeedOutcome, FeedReport } from '#domain/feed/feed-run.ts';
import type { Schema } from '#store/database/schema.ts';
import { endRun, type StartedRun } from '#store/feeds/feed-runs.ts';
import { type FeedFinding, noteFinding } from '#store/feeds/feed-sources.ts';

/** How a run ended. */
export interface RunEnd {
  outcome: FeedOutcome;
  report: FeedReport;
}

/** Records the end of a run that has changed nothing. @throws {RunSuperseded} */
export async function endUnimported(
  db: Kysely<Schema>,
  run: StartedRun,
  outcome: Exclude<FeedOutcome, 'ok'>,
  report: FeedReport,
  finding: Pick<FeedFinding, 'problem' | 'freshAt'> = {},
): Promise<RunEnd> {
  await db.transaction().execute(async (trx) => {
    await endRun(trx, run, outcome, report);
    await noteFinding(trx, run.dealership, { outcome, ...finding });
  });
  return { outcome, report };
}
