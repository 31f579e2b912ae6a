import { normaliseFacts } from '#domain/vehicle/spelling/normalise-facts.ts';
import { vehicleName } from '#domain/vehicle/vehicle-name.ts';
import { isVinOfYear } from '#domain/vehicle/vin.ts';
import { BadValue } from './fields/field-kind.ts';
import { priceBasisOf } from '#domain/price/price-basis-of.ts';
import { type FeedFault, type FeedRow, type FeedVehicle, feedFault } from './feed-row.ts';
import { type VehicleField, vehicleFields } from './vehicle-fields.ts';

/** A cell on its way into a field, with the name under which the feed's author knows it. */
export interface FieldCell {
  field: VehicleField;
  cell: unknown;
}

/**
 * One vehicle out of its cells. A bad value of an optional field is left out with a warning; a row without make, model
 * or identity (stock number or VIN), or with a bad one, is refused.
 */
export function readVehicle(
  line: number,
  cells: Iterable<FieldCell>,
  warnings: FeedFault[],
): FeedRow {
  const facts: Partial<FeedVehicle> = {};
  const faults: FeedFault[] = [];
  for (const { field, cell } of cells) {
    const value = vehicleFields[field](cell);
    if (value === undefined) continue;
    if (value instanceof BadValue)
      (isRequired(field) ? faults : warnings).push(feedFault(field, value.reason, cell));
    else setField(facts, field, value);
    if (field === 'price' && facts.price_basis === undefined) takePriceBasis(facts, cell);
  }
  if (facts.price_basis === undefined) takePriceBasis(facts, facts.price_type);
  checkVin(facts, warnings);
  faults.push(...missingFaults(facts, faults));
  if (faults.length > 0) {
    const { stocknum, vin } = facts;
    const identity =
      stocknum !== undefined ? { stocknum } : vin !== undefined ? { vin } : undefined;
    return { ok: false, line, faults: [...faults, ...warnings], ...(identity && { identity }) };
  }
  return { ok: true, line, vehicle: completed(facts), warnings };
}

const requiredFields: readonly VehicleField[] = ['make', 'model', 'stocknum'];

function isRequired(field: VehicleField): boolean {
  return requiredFields.includes(field);
}

function missingFaults(facts: Partial<FeedVehicle>, faults: readonly FeedFault[]): FeedFault[] {
  const isBad = (field: VehicleField) => faults.some((fault) => fault.field === field);
  const missing: FeedFault[] = [];
  if (facts.make === undefined && !isBad('make')) missing.push(feedFault('make', 'is missing'));
  if (facts.model === undefined && !isBad('model')) missing.push(feedFault('model', 'is missing'));
  if (facts.stocknum === undefined && facts.vin === undefined && !isBad('stocknum')) {
    missing.push(feedFault('stocknum', 'is missing, and there is no good VIN in its place'));
  }
  return missing;
}

function checkVin(facts: Partial<FeedVehicle>, warnings: FeedFault[]): void {
  if (facts.vin === undefined || isVinOfYear(facts.vin, facts.year)) return;
  warnings.push(
    feedFault('vin', 'is not a VIN (17 letters and digits, without I, O and Q)', facts.vin),
  );
  delete facts.vin;
}

/** "$28,990 Drive Away" tells the basis along with the amount. */
function takePriceBasis(facts: Partial<FeedVehicle>, words: unknown): void {
  const basis = typeof words === 'string' && words.length <= 80 ? priceBasisOf(words) : undefined;
  if (basis !== undefined) facts.price_basis = basis;
}

const knownStatuses = new Map(
  Object.entries({
    available: 'in_stock',
    active: 'in_stock',
    incoming: 'coming_soon',
    for_sale: 'in_stock',
    instock: 'in_stock',
    comingsoon: 'coming_soon',
    in_transit: 'coming_soon',
  }),
);

function statusWord(status: string): string {
  const word = status.toLowerCase().replace(/[\s-]+/g, '_');
  return knownStatuses.get(word) ?? word;
}

function completed(facts: Partial<FeedVehicle>): FeedVehicle {
  if (facts.status !== undefined) facts.status = statusWord(facts.status);
  facts.item_type ??= 'car';
  facts.car_type ??= 'used';
  facts.show_on_dealer_website ??= true;
  // Make and model are there, or the row was refused; the name follows once they are spelt.
  const vehicle = normaliseFacts(facts as FeedVehicle);
  vehicle.name ??= vehicleName(vehicle);
  return vehicle;
}

function setField(facts: Partial<FeedVehicle>, field: VehicleField, value: unknown): void {
  // The kind of a field gives that field's type; the compiler cannot follow it through the table.
  (facts as Record<string, unknown>)[field] = value;
}
