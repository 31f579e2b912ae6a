import type { Database } from '#store/database/database.ts';
import { allSites } from '#store/sites/site-repository.ts';
import { CommandFailed } from './command-context.ts';

/**
 * A slip of the pen must not look like a site without leads.
 * @throws {CommandFailed} when there is no such site, naming those there are
 */
export async function requireSite({ db }: Pick<Database, 'db'>, slug: string): Promise<void> {
  const known = (await allSites(db)).map((site) => site.slug);
  if (known.includes(slug)) return;
  throw new CommandFailed(`There is no site "${slug}". There are: ${known.join(', ') || 'none'}.`);
}
