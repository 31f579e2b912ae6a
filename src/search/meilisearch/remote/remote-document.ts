import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type CardDocument, cardDocument } from '#search/vehicle-search/card-document.ts';
import { vehicleRow } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import { stockDocument } from '#search/meilisearch/answer/stock-document.ts';

/**
 * A vehicle as stored on a Meilisearch server: the columns for searching, the public document, and the card for pages,
 * as text so that the server does not process it.
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

/** Parses the card in a document from the server. */
export function cardOfDocument(document: Readonly<Record<string, unknown>>): CardDocument {
  // written by remoteDocument, from a value of this type
  return JSON.parse(String(document['card'])) as CardDocument;
}

/** A Meilisearch server treats an empty list as a value; we treat it as none. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
