import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import type { StateCode } from '#domain/vehicle/spelling/state-code.ts';

/** Finds a vehicle by its plate. Never throws: a shopper types in what is not found. */
export interface RegoLookup {
  /** Whether there is anybody to ask: a form promises nothing that nobody can keep. */
  isThere: boolean;
  /** @param rego in capitals, without spaces */
  vehicle(rego: string, state: StateCode): Promise<RegoVehicle | undefined>;
}

/** Without a partner none is found. */
export const noRegoLookup: RegoLookup = { isThere: false, vehicle: async () => undefined };
