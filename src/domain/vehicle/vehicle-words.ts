import type { VehicleKind } from './vehicle.ts';

/** What vehicles are called in a sentence. */
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
 * What one vehicle is called: by its own kind, whatever the site calls its stock as a whole.
 * Source: readings, "Vehicle word in sold texts and headings".
 */
export function vehicleWords({ item_type }: { item_type: VehicleKind }): VehicleWords {
  return wordsOfKind[item_type];
}

/** What the vehicles of one kind are called; undefined for a kind that is not known. */
export function kindWords(kind: string): VehicleWords | undefined {
  return Object.hasOwn(wordsOfKind, kind) ? wordsOfKind[kind as VehicleKind] : undefined;
}
