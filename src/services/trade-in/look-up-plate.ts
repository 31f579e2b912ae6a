import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import type { StateCode } from '#domain/vehicle/spelling/state-code.ts';
import type { RequestContext } from '#services/request-context.ts';

type LookUpContext = Pick<RequestContext, 'client' | 'regoLookup'>;

/** Whether a partner can look up plates. */
export function looksUpPlates({ regoLookup }: LookUpContext): boolean {
  return regoLookup.isAvailable;
}

/** Looks up a plate. @returns undefined for an unknown one, and beyond the client's limit, because each new plate costs */
export async function lookUpPlate(
  { client, regoLookup }: LookUpContext,
  rego: string,
  state: StateCode,
): Promise<RegoVehicle | undefined> {
  if (!(await client.mayLookUp(`${state} ${rego}`))) return undefined;
  return regoLookup.vehicle(rego, state);
}
