import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import {
  type CardDocument,
  cardOfValues,
  cardValues,
} from '#search/vehicle-search/card-document.ts';
import { RecordSlabs } from './record-slabs.ts';

/**
 * The cards of all vehicles, as bytes: the values of each as JSON. That is two thirds of the card as JSON, a seventh of
 * the object, and nothing that the garbage collector walks. A page shows 21 of them.
 */
export class PackedCards {
  readonly #records = new RecordSlabs();

  set(vehicle: Vehicle): void {
    this.#records.set(vehicle.id, JSON.stringify(cardValues(vehicle)));
  }

  get(id: number): CardDocument | undefined {
    const record = this.#records.get(id);
    // written by `set`
    return record === undefined ? undefined : cardOfValues(JSON.parse(record) as unknown[]);
  }
}
