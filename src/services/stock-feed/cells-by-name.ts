import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { RecordValues } from './feed-record.ts';
import { type FeedFault, feedFault } from './feed-row.ts';
import type { FieldCell } from './read-vehicle.ts';
import {
  type VehicleField,
  otherFieldNames,
  platformFields,
  vehicleFieldNames,
} from './vehicle-fields.ts';
import { valueAt } from './value-at.ts';

const fieldOfName = new Map<string, VehicleField>([
  ...Object.entries(otherFieldNames).map(([name, field]) => [spellingKey(name), field] as const),
  ...vehicleFieldNames.map((field) => [spellingKey(field), field] as const),
]);
const ofThePlatform = new Set(platformFields.map(spellingKey));

/** A feed of many made-up names is reported up to here, then no further. */
const mostReported = 200;

/**
 * Reads records whose columns carry the names of the fields; case, spaces and underscores do not matter ("Stock Num").
 * A column that is no field is reported once, with the first row that has it.
 */
export class CellsByName {
  readonly #fields = new Map<string, VehicleField | undefined>();
  readonly #taken: ReadonlySet<string>;

  /** Columns in `taken` are dealt with elsewhere: neither read nor reported. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  cells(values: RecordValues, warnings: FeedFault[]): FieldCell[] {
    const cells: FieldCell[] = [];
    for (const column in values) {
      const field = this.#fieldOf(column, warnings);
      if (field !== undefined) cells.push({ field, cell: valueAt(values, column) });
    }
    return cells;
  }

  #fieldOf(column: string, warnings: FeedFault[]): VehicleField | undefined {
    if (this.#fields.has(column)) return this.#fields.get(column);
    const name = spellingKey(column);
    const field = this.#taken.has(column) ? undefined : fieldOfName.get(name);
    if (this.#fields.size >= mostReported) return field;
    this.#fields.set(column, field);
    if (field === undefined && !this.#taken.has(column) && !ofThePlatform.has(name)) {
      warnings.push(feedFault(column, 'is not a field of a vehicle: this column is not imported'));
    }
    return field;
  }
}
