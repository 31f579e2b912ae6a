/** A vehicle found by its plate. */
export interface RegoVehicle {
  year: number;
  make: string;
  model: string;
  badge?: string;
  /** Identifies a person's vehicle, so it is stored with the lead but never shown. */
  vin?: string;
}
