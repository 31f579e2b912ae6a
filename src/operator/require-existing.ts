import type { Database } from '#store/database/database.ts';
import { leadWithDeliveries, type LeadWithDeliveries } from '#store/leads/leads-with-deliveries.ts';
import { removedSite } from '#store/sites/removed-sites.ts';
import { allSites } from '#store/sites/site-repository.ts';
import { CommandFailed } from './command-context.ts';
import { usableSites } from './usable-sites.ts';

/**
 * Checks a site named by the operator, so that a typing error does not look like a site without leads.
 * @throws {CommandFailed} listing the known sites
 */
export async function requireSite({ db }: Pick<Database, 'db'>, slug: string): Promise<void> {
  const known = (await allSites(db)).map((site) => site.slug);
  if (known.includes(slug)) return;
  throw new CommandFailed(`There is no site "${slug}". Known: ${known.join(', ') || 'none'}.`);
}

/**
 * Checks a site named by the operator, which may be a removed one, whose leads and payments stay.
 * @throws {CommandFailed} listing the known sites
 */
export async function requireSiteOrItsRecords(
  database: Pick<Database, 'db'>,
  slug: string,
): Promise<void> {
  if (!(await removedSite(database.db, slug))) await requireSite(database, slug);
}

/**
 * Checks a dealership named by the operator, so that a typing error does not create the stock of a new one.
 * @throws {CommandFailed} listing the known dealerships
 */
export async function requireDealership(
  database: Pick<Database, 'db'>,
  slug: string,
): Promise<void> {
  const known = [...(await usableSites(database)).values()].flatMap(({ settings }) =>
    settings.dealerships.map((dealership) => dealership.slug),
  );
  if (known.includes(slug)) return;
  throw new CommandFailed(
    `No site has a dealership "${slug}". Known: ${[...new Set(known)].sort().join(', ') || 'none'}.`,
  );
}

/**
 * Finds a lead named by the operator.
 * @throws {CommandFailed} if there is no lead with this id
 */
export async function requireLead(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<LeadWithDeliveries> {
  const found = await leadWithDeliveries(db, id);
  if (!found) throw new CommandFailed(`There is no lead "${id}".`);
  return found;
}
