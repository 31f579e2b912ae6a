import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import type { Database } from '#store/database/database.ts';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';
import { SiteVehicles } from '#store/stock/site-vehicles.ts';
import type { VehicleMemory } from './vehicle-memory.ts';

/** Reads vehicles of one site's dealerships, including sold ones. */
export type VehicleReader = Pick<SiteVehicles, 'bySlug' | 'byId'>;

/** Opens the reader for a site's dealerships; it also finds vehicles that the site does not list. */
export function vehiclesOfSite(
  { database, memory }: { database: Database; memory: VehicleMemory },
  site: Site,
): VehicleReader {
  return vehicleReader(new SiteVehicles(database.db, site), site, memory);
}

/**
 * Reads vehicles from the database, or from memory while the database is away.
 * @throws {DatabaseUnavailable} for a vehicle that is not in memory either
 */
export function vehicleReader(
  vehicles: VehicleReader,
  site: Site,
  memory: VehicleMemory,
): VehicleReader {
  const orFromMemory = async (
    slugOrId: string | number,
    reading: Promise<Vehicle | undefined>,
  ): Promise<Vehicle | undefined> => {
    try {
      const vehicle = await reading;
      if (vehicle) memory.read(vehicle);
      return vehicle;
    } catch (error) {
      const remembered =
        error instanceof DatabaseUnavailable ? memory.find(site, slugOrId) : undefined;
      if (!remembered) throw error;
      return remembered;
    }
  };
  return {
    bySlug: (slug) => orFromMemory(slug, vehicles.bySlug(slug)),
    byId: (id) => orFromMemory(id, vehicles.byId(id)),
  };
}
