import { type Kysely, sql } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

export interface StockCount {
  dealership_slug: string;
  status: string;
  vehicles: number;
}

/** Counts the platform's vehicles by dealership and status, for its operator. */
export async function stockSummary(db: Kysely<Schema>): Promise<StockCount[]> {
  return db
    .selectFrom('vehicle')
    .select(['dealership_slug', 'status', sql<number>`count(*)::int`.as('vehicles')])
    .groupBy(['dealership_slug', 'status'])
    .orderBy('dealership_slug')
    .orderBy('status')
    .execute();
}
