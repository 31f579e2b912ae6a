/** The cost of delivering a vehicle to a region. Field names come from the specification. */
export interface DeliveryPrice {
  /** The region. */
  name: string;
  /** Whole dollars. */
  price: number;
}

export interface DeliveryZone extends DeliveryPrice {
  /** Single postcodes and ranges: `2000`, `2000-2249`. */
  postcodes: readonly string[];
}

/** Returns the price of the first zone that includes the postcode, or undefined. */
export function zonePrice(
  postcode: string,
  zones: readonly DeliveryZone[],
): DeliveryPrice | undefined {
  const zone = zones.find(({ postcodes }) => postcodes.some((range) => isInRange(range, postcode)));
  return zone && { name: zone.name, price: zone.price };
}

/** Postcodes have four digits, so text comparison orders them as numbers. */
function isInRange(range: string, postcode: string): boolean {
  const [first = '', last = first] = range.split('-');
  return first <= postcode && postcode <= last;
}
