import type { JobContext } from '#services/site-context.ts';
import type { CommandContext } from './command-context.ts';
import { usableSites } from './usable-sites.ts';

/** Opens the context of use cases for a command. The command prints what there is to say, so nothing is logged. */
export async function jobContextOf(context: CommandContext): Promise<JobContext> {
  const database = await context.database();
  const jobs = await context.leadJobs();
  const sites = await usableSites(database);
  const silent = (): void => undefined;
  return {
    db: database.db,
    jobs,
    log: { info: silent, warn: silent },
    siteBySlug: (slug) => sites.get(slug),
  };
}
