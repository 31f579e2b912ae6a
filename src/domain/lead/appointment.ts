/** A test drive for the shopper's calendar. */
export interface Appointment {
  summary: string;
  /** ISO 8601, UTC. */
  start: string;
  minutes: number;
  /** The address of the yard. */
  place: string;
  /** The related web page. */
  url?: string;
}
