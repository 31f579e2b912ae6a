import type { Database } from '#store/database/database.ts';
import { leadWithDeliveries, type LeadWithDeliveries } from '#store/leads/lead-deliveries.ts';
import { CommandFailed } from './command-context.ts';

/** @throws {CommandFailed} when there is no lead of that id */
export async function requireLead(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<LeadWithDeliveries> {
  const found = await leadWithDeliveries(db, id);
  if (!found) throw new CommandFailed(`There is no lead "${id}".`);
  return found;
}
