import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import type { StateCode } from '#domain/vehicle/spelling/state-code.ts';

/** Finds vehicles by plate. Never throws; shoppers enter by hand what was not found. */
export interface RegoLookup {
  /** Whether a partner is configured. Forms offer the lookup only then. */
  isAvailable: boolean;
  /** @param rego in upper case, without spaces */
  vehicle(rego: string, state: StateCode): Promise<RegoVehicle | undefined>;
}

/** Finds nothing, for installations without a partner. */
export const noRegoLookup: RegoLookup = { isAvailable: false, vehicle: async () => undefined };
