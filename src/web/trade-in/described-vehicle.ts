import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import type { TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts';
import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import { makeSpelling } from '#domain/vehicle/spelling/make-spelling.ts';
import { modelSpelling } from '#domain/vehicle/spelling/model-spelling.ts';

/**
 * The vehicle that a form describes, in the spelling of the stock that it is compared with; nothing while make and
 * model are not known.
 * @param values as they were checked
 * @param found the vehicle of the plate; its VIN belongs to the lead only if it is the one described
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
  return found?.vin && isSame(vehicle, found) ? { ...vehicle, vin: found.vin } : vehicle;
}

/** Whether the vehicle of a plate is the one that the shopper has described since. */
export function isSame(
  { year, make, model }: Pick<TradeInVehicle, 'year' | 'make' | 'model'>,
  found: RegoVehicle,
): boolean {
  return (
    year === found.year &&
    make === makeSpelling(found.make) &&
    spellingKey(model) === spellingKey(modelSpelling(make, found.model))
  );
}
