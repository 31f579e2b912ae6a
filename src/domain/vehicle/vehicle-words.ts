import type { VehicleKind } from './vehicle.ts';

/** The words for a kind of vehicle within a sentence. */
export interface VehicleWords {
  singular: string;
  plural: string;
}

const wordsOfKind: Readonly<Record<VehicleKind, VehicleWords>> = {
  car: { singular: 'car', plural: 'cars' },
  motorcycle: { singular: 'motorcycle', plural: 'motorcycles' },
  truck: { singular: 'truck', plural: 'trucks' },
  caravan: { singular: 'caravan', plural: 'caravans' },
};

/**
 * The words for a single vehicle, by its own kind rather than by the site's word for its stock.
 * Source: readings, "Vehicle word in sold texts and headings".
 */
export function vehicleWords({ item_type }: { item_type: VehicleKind }): VehicleWords {
  return wordsOfKind[item_type];
}

/** The words for a kind of vehicle; undefined for an unknown kind. */
export function kindWords(kind: string): VehicleWords | undefined {
  return Object.hasOwn(wordsOfKind, kind) ? wordsOfKind[kind as VehicleKind] : undefined;
}
