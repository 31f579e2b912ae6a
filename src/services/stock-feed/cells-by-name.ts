import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { RecordValues } from './records/feed-record.ts';
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
/** The field that a column is named like. */
export function fieldNamedLike(column: string): VehicleField | undefined {
  return fieldOfName.get(spellingKey(column));
}
const platformFieldKeys = new Set(platformFields.map(spellingKey));

/** The maximum number of columns that are remembered and reported, in case a feed has countless invented names. */
const maxReportedColumns = 200;

/**
 * Reads records with columns named like fields; case, spaces and underscores do not matter ("Stock Num"). An
 * unknown column is reported once, with the first row that has it.
 */
export class CellsByName {
  readonly #fields = new Map<string, VehicleField | undefined>();
  readonly #mapped: ReadonlySet<string>;

  /** @param mapped columns that rules of a mapping read; they are neither read nor reported here */
  constructor(mapped: Iterable<string> = []) {
    this.#mapped = new Set(mapped);
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
    const field = this.#mapped.has(column) ? undefined : fieldOfName.get(name);
    if (this.#fields.size >= maxReportedColumns) return field;
    this.#fields.set(column, field);
    if (field === undefined && !this.#mapped.has(column) && !platformFieldKeys.has(name)) {
      warnings.push(feedFault(column, 'is not a field of a vehicle: this column is not imported'));
    }
    return field;
  }
}
