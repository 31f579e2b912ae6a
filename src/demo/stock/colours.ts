import type { PaintColour } from '#demo/pictures/paint-colour.ts';
import type { VehicleKind } from '#domain/vehicle/vehicle.ts';

/** The colours of each kind of vehicle, each with its share on Australian roads. */
// the table is easier to read as packed rows
// oxfmt-ignore
export const coloursOf: Record<VehicleKind, readonly (readonly [PaintColour, number])[]> = {
  car: [
    ['White', 33], ['Grey', 17], ['Black', 14], ['Silver', 13], ['Blue', 11], ['Red', 7], ['Green', 2], ['Orange', 1],
    ['Brown', 1], ['Beige', 1], ['Gold', 1], ['Yellow', 1], ['Maroon', 1],
  ],
  motorcycle: [
    ['Black', 30], ['Red', 18], ['Blue', 16], ['Grey', 12], ['White', 9], ['Silver', 6], ['Green', 5], ['Orange', 4],
  ],
  truck: [['White', 80], ['Blue', 6], ['Silver', 5], ['Red', 5], ['Yellow', 4]],
  caravan: [['White', 74], ['Grey', 12], ['Black', 6], ['Silver', 5], ['Beige', 3]],
};
