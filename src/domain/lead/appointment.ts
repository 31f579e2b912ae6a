/** A test drive for the shopper's calendar. */
export interface Appointment {
  summary: string;
  /** ISO 8601, UTC. */
  start: string;
  minutes: number;
  /** The place of the test drive. */
  place: string;
  /** The related web page. */
  url?: string;
}
