/** The vehicle of the open page. */
export interface PageVehicle {
  id: number;
  /** The dealership's slug. */
  dealership: string;
}

let current: PageVehicle | undefined;

/** The vehicle of the open page, which analytics events and phone reveals include wherever they happen on the page. */
export function pageVehicle(): PageVehicle | undefined {
  return current;
}

/**
 * Registers the vehicle of the open page.
 *
 * @returns a function that unregisters it
 */
export function registerPageVehicle(vehicle: PageVehicle): () => void {
  current = vehicle;
  return () => {
    if (current === vehicle) current = undefined;
  };
}
