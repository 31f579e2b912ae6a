import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Visitor } from '#domain/account/visitor.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';

/** What the use cases share, whether they run for a request, a job or an operator's command. */
interface SharedContext {
  db: Kysely<Schema>;
  jobs: JobQueue;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** The context of work that finds out only from the database which site it is for. */
export interface JobContext extends SharedContext {
  /** Undefined for a site that was removed. */
  siteBySlug(slug: string): Site | undefined;
}

/**
 * The context of a use case for one site. It has no directory of sites, so whatever asks for a site can only get this
 * one. `RequestContext` adds what only a request has.
 */
export interface SiteContext extends SharedContext {
  /** The site with all of its settings. */
  site: Site;
  /** The signed-in visitor; undefined for jobs, and on pages that may be cached. */
  visitor?: Visitor | undefined;
  /** Called for every new lead of a shopper. */
  onNewLead?(siteSlug: string): void;
}

/** A context that runs its queries in one transaction. */
export type InTransaction<Context = SiteContext> = Context & {
  db: Transaction<Schema>;
  /** Calls this once the transaction is committed: what was rolled back is neither counted nor logged. */
  afterCommit(run: () => void): void;
};

/** Runs work in a transaction and commits it. */
export async function inTransaction<Context extends { db: Kysely<Schema> }, Result>(
  context: Context,
  work: (within: InTransaction<Context>) => Promise<Result>,
): Promise<Result> {
  const committed: (() => void)[] = [];
  const afterCommit = (run: () => void): void => void committed.push(run);
  const result = await context.db
    .transaction()
    .execute((db) => work({ ...context, db, afterCommit }));
  for (const run of committed) run();
  return result;
}
