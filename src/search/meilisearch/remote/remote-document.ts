import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type CardDocument, cardDocument } from '#search/vehicle-search/card-document.ts';
import { vehicleRow } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import { stockDocument } from '#search/meilisearch/answer/stock-document.ts';

/**
 * A vehicle as a Meilisearch server keeps it: the columns to search by, the public document, and the card that pages
 * show, as text, so that the server does not look into it.
 */
export function remoteDocument(
  vehicle: Vehicle,
  dealershipName: string,
  place?: string,
): Record<string, unknown> {
  const row = vehicleRow(vehicle, dealershipName, place);
  const card = cardDocument(vehicle);
  return {
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmptyList(value))),
    ...stockDocument(card, row),
    card: JSON.stringify(card),
  };
}

/** The card in a document that the server answers with. */
export function cardOfDocument(document: Readonly<Record<string, unknown>>): CardDocument {
  // written above, from this very type
  return JSON.parse(String(document['card'])) as CardDocument;
}

/** To a Meilisearch server an empty list is a value; to us it is none. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
