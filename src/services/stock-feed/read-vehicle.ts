import { normaliseFacts } from '#domain/vehicle/spelling/normalise-facts.ts';
import { vehicleName } from '#domain/vehicle/vehicle-name.ts';
import { isVinOfYear } from '#domain/vehicle/vin.ts';
import { BadValue } from './fields/field-kind.ts';
import { priceBasisOf } from '#domain/price/price-basis-of.ts';
import { type FeedFault, type FeedRow, type FeedVehicle, feedFault } from './feed-row.ts';
import { feedStatus } from './fields/status.ts';
import { type VehicleField, vehicleFields } from './vehicle-fields.ts';

/** A cell of a row and the field that it belongs to. */
export interface FieldCell {
  field: VehicleField;
  cell: unknown;
}

/**
 * Builds a vehicle from its cells. A bad value of an optional field is dropped with a warning. A row is refused if its
 * make, model or identity (stock number or VIN) is missing or bad.
 */
export function readVehicle(
  line: number,
  cells: Iterable<FieldCell>,
  warnings: FeedFault[],
): FeedRow {
  const facts: Partial<FeedVehicle> = {};
  const faults: FeedFault[] = [];
  for (const { field, cell } of cells) {
    if (field === 'status') {
      setStatus(facts, cell, warnings);
      continue;
    }
    const value = vehicleFields[field](cell);
    if (value === undefined) continue;
    if (value instanceof BadValue)
      (isRequired(field) ? faults : warnings).push(feedFault(field, value.reason, cell));
    else setField(facts, field, value);
    if (field === 'price' && facts.price_basis === undefined) setPriceBasis(facts, cell);
  }
  if (facts.price_basis === undefined) setPriceBasis(facts, facts.price_type);
  checkVin(facts, warnings);
  faults.push(...missingFaults(facts, faults));
  if (faults.length > 0) {
    const { stocknum, vin } = facts;
    const identity =
      stocknum !== undefined ? { stocknum } : vin !== undefined ? { vin } : undefined;
    return { ok: false, line, faults: [...faults, ...warnings], ...(identity && { identity }) };
  }
  const vehicle = completed(facts);
  warnings.push(...unknownWords(vehicle));
  return { ok: true, line, vehicle, warnings };
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
    missing.push(feedFault('stocknum', 'is missing, and there is no valid VIN to use instead'));
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

/** Sets the price basis from a text such as "$28,990 Drive Away". */
function setPriceBasis(facts: Partial<FeedVehicle>, words: unknown): void {
  const basis = typeof words === 'string' && words.length <= 80 ? priceBasisOf(words) : undefined;
  if (basis !== undefined) facts.price_basis = basis;
}

/** A status that is given and not understood is never in stock. */
function setStatus(facts: Partial<FeedVehicle>, cell: unknown, warnings: FeedFault[]): void {
  const found = feedStatus(cell);
  if (!found) return;
  facts.status = found.status;
  if (found.reserved) facts.reserved = true;
  if (!found.isKnown)
    warnings.push(
      feedFault('status', 'is not a status that we know, so the vehicle is not listed', cell),
    );
}

/** Warns about words that pages show but no filter recognises. */
function unknownWords(vehicle: FeedVehicle): FeedFault[] {
  const { fuel, simple_fuel, body, simple_body, trans, simple_transmission, item_type } = vehicle;
  const isCar = item_type === 'car';
  const words = [
    { field: 'fuel', word: fuel, found: simple_fuel },
    { field: 'body', word: isCar ? body : undefined, found: simple_body },
    { field: 'trans', word: trans, found: simple_transmission },
  ];
  return words
    .filter(({ word, found }) => word !== undefined && found === undefined)
    .map(({ field, word }) => feedFault(field, 'is not a word that our filters know', word));
}

function completed(facts: Partial<FeedVehicle>): FeedVehicle {
  facts.item_type ??= 'car';
  facts.car_type ??= 'used';
  facts.show_on_dealer_website ??= true;
  // Make and model are present, or the row would have been refused. The name needs their normalised spelling.
  const vehicle = normaliseFacts(facts as FeedVehicle);
  vehicle.name ??= vehicleName(vehicle);
  return vehicle;
}

function setField(facts: Partial<FeedVehicle>, field: VehicleField, value: unknown): void {
  // The kind of a field returns that field's type, but the compiler cannot follow this through the table.
  (facts as Record<string, unknown>)[field] = value;
}
