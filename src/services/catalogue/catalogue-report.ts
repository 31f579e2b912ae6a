import type { Kysely } from 'kysely';
import type { ListingFault } from '#domain/catalogue/catalogue-row.ts';
import type { Schema } from '#store/database/schema.ts';
import { type CatalogueRequest, checkedListings } from './site-catalogue.ts';

export interface CatalogueCounts {
  /** Vehicles in the vendor's catalogue. */
  listed: number;
  /** Vehicles that the site lists in stock but the catalogue leaves out. */
  left_out: number;
  /** The reasons, most frequent first. */
  reasons: { reason: string; vehicles: number }[];
}

export interface LeftOutVehicle {
  id: number;
  slug: string;
  stocknum?: string;
  name: string;
  reasons: string[];
}

/**
 * Counts the vehicles of a vendor's catalogue.
 * @param onLeftOut receives each vehicle that the catalogue leaves out
 */
export async function catalogueReport(
  db: Kysely<Schema>,
  request: CatalogueRequest,
  onLeftOut: (vehicle: LeftOutVehicle) => void,
): Promise<CatalogueCounts> {
  let listed = 0;
  let leftOut = 0;
  const counts = new Map<string, number>();
  for await (const batch of checkedListings(db, request)) {
    for (const { listing, faults } of batch) {
      if (faults.length === 0) {
        listed += 1;
        continue;
      }
      leftOut += 1;
      const reasons = [...new Set(faults.map(reasonText))];
      for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
      const { id, slug, stocknum, name } = listing.vehicle;
      onLeftOut({ id, slug, ...(stocknum !== undefined && { stocknum }), name, reasons });
    }
  }
  const reasons = [...counts]
    .map(([reason, vehicles]) => ({ reason, vehicles }))
    .toSorted((a, b) => b.vehicles - a.vehicles);
  return { listed, left_out: leftOut, reasons };
}

function reasonText({ column, reason }: ListingFault): string {
  return column === undefined ? reason : `${column} ${reason}`;
}
