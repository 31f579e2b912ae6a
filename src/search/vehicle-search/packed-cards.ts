import { type CardDocument, cardFields } from './card-document.ts';
import { RecordSlabs } from './record-slabs.ts';

/** The fields of a card in the order in which they are packed. */
const packedFields = [
  ...cardFields,
  'list_orders',
] as const satisfies readonly (keyof CardDocument)[];

/**
 * The cards of all vehicles, as bytes: the values of each in the order of its fields, as JSON. That is two thirds of the
 * card as JSON, a seventh of the object, and nothing that the garbage collector walks. A page shows 21 of them.
 */
export class PackedCards {
  readonly #records = new RecordSlabs();

  set(card: CardDocument): void {
    this.#records.set(card.id, JSON.stringify(packedFields.map((field) => card[field])));
  }

  get(id: number): CardDocument | undefined {
    const record = this.#records.get(id);
    if (record === undefined) return undefined;
    const values = JSON.parse(record) as unknown[];
    const card: Record<string, unknown> = {};
    packedFields.forEach((field, at) => {
      // no field of a card is null, so that is what JSON writes for one that is absent
      if (values[at] !== null) card[field] = values[at];
    });
    // packed above, from this very type
    return card as CardDocument;
  }
}
