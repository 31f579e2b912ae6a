import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import type { TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts';
import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import { makeSpelling } from '#domain/vehicle/spelling/make-spelling.ts';
import { modelSpelling } from '#domain/vehicle/spelling/model-spelling.ts';

/**
 * Makes the trade-in vehicle from the form, in the spelling of the stock that it is compared with. Returns undefined
 * without make or model.
 * @param values validated values
 * @param found the vehicle found by its plate; its VIN is taken over only if the shopper describes the same vehicle
 */
export function describedVehicle(
  values: Readonly<Record<string, string>>,
  found: RegoVehicle | undefined,
): TradeInVehicle | undefined {
  const make = makeSpelling(values['make'] ?? '');
  const model = modelSpelling(make, values['model'] ?? '');
  if (make === '' || model === '') return undefined;
  const { year, badge, km } = values;
  const vehicle: TradeInVehicle = {
    make,
    model,
    ...(year && { year: Number(year) }),
    ...(badge && { badge }),
    ...(km && { km: Number(km) }),
  };
  return found?.vin && isSameVehicle(vehicle, found) ? { ...vehicle, vin: found.vin } : vehicle;
}

/** Whether the vehicle found by its plate is the one that the shopper described. */
export function isSameVehicle(
  { year, make, model }: Pick<TradeInVehicle, 'year' | 'make' | 'model'>,
  found: RegoVehicle,
): boolean {
  return (
    year === found.year &&
    make === makeSpelling(found.make) &&
    spellingKey(model) === spellingKey(modelSpelling(make, found.model))
  );
}
