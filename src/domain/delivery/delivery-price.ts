/** What bringing a vehicle to a region costs. The names are the specification's. */
export interface DeliveryPrice {
  /** The region. */
  name: string;
  /** Whole dollars. */
  price: number;
}

export interface DeliveryZone extends DeliveryPrice {
  /** `2000`, or all from one to another: `2000-2249`. */
  postcodes: readonly string[];
}

/** The price of the first zone that holds the postcode; undefined where none does. */
export function zonePrice(
  postcode: string,
  zones: readonly DeliveryZone[],
): DeliveryPrice | undefined {
  const zone = zones.find(({ postcodes }) => postcodes.some((range) => holds(range, postcode)));
  return zone && { name: zone.name, price: zone.price };
}

/** Postcodes are four digits, so that their order as text is their order as numbers. */
function holds(range: string, postcode: string): boolean {
  const [first = '', last = first] = range.split('-');
  return first <= postcode && postcode <= last;
}
