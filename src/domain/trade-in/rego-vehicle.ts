/** A vehicle as its plate tells it. */
export interface RegoVehicle {
  year: number;
  make: string;
  model: string;
  badge?: string;
  /** Identifies its owner's vehicle: kept with the lead, never shown. */
  vin?: string;
}
