import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import type { Database } from '#store/database/database.ts';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';
import { SiteVehicles } from '#store/stock/site-vehicles.ts';
import type { VehicleMemory } from './vehicle-memory.ts';

/** The vehicles of one site's dealerships, sold ones too. */
export type VehicleReader = Pick<SiteVehicles, 'bySlug' | 'byId'>;

/** Reads the vehicles of a site's dealerships, whether the site lists them or not. */
export function vehiclesOfSite(
  { database, memory }: { database: Database; memory: VehicleMemory },
  site: Site,
): VehicleReader {
  return vehicleReader(new SiteVehicles(database.db, site), site, memory);
}

/**
 * Reads vehicles from the database, and from memory while the database is away.
 * @throws {DatabaseUnavailable} for a vehicle that memory does not hold either
 */
export function vehicleReader(
  vehicles: VehicleReader,
  site: Site,
  memory: VehicleMemory,
): VehicleReader {
  const orRemembered = async (
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
    bySlug: (slug) => orRemembered(slug, vehicles.bySlug(slug)),
    byId: (id) => orRemembered(id, vehicles.byId(id)),
  };
}
