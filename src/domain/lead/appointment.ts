/** What a calendar needs to know of a test drive. */
export interface Appointment {
  summary: string;
  /** ISO 8601, UTC. */
  start: string;
  minutes: number;
  /** Where it is. */
  place: string;
  /** The web page that it is about. */
  url?: string;
}
