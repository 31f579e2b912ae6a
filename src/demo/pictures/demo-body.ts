export const demoBodies = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  'large-suv',
  'ute',
  'coupe',
  'convertible',
  'van',
  'people-mover',
  'box-truck',
  'tray-truck',
  'naked-bike',
  'cruiser',
  'scooter',
  'caravan',
  'tandem-caravan',
] as const;
export type DemoBody = (typeof demoBodies)[number];

const motorcycles: ReadonlySet<DemoBody> = new Set(['naked-bike', 'cruiser', 'scooter']);

/** Whether it has a cabin, so that a panorama can be drawn. */
export function hasCabin(body: DemoBody): boolean {
  return !motorcycles.has(body);
}

/** Whether it has a driver's seat and rear seats. A caravan has a cabin but no dashboard. */
function hasSeats(body: DemoBody): boolean {
  return hasCabin(body) && !body.endsWith('caravan');
}

const shortNosed: ReadonlySet<DemoBody> = new Set(['van', 'box-truck', 'tray-truck']);

/** Whether its paint is visible from its seats: some bonnets rise above the dash, and a motorcycle has no dash. */
export function showsPaintInside(body: DemoBody): boolean {
  return !hasSeats(body) || shortNosed.has(body);
}
