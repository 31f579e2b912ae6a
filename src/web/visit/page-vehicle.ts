/** The vehicle whose page is open. */
export interface PageVehicle {
  id: number;
  /** The slug of its dealership. */
  dealership: string;
}

let open: PageVehicle | undefined;

/** Events and reveals on the page of a vehicle name it, wherever on the page they happen. */
export function pageVehicle(): PageVehicle | undefined {
  return open;
}

/** @returns what takes it back when the page is left */
export function openPageVehicle(vehicle: PageVehicle): () => void {
  open = vehicle;
  return () => {
    if (open === vehicle) open = undefined;
  };
}
