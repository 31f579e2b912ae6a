/** Converts PostgreSQL's text of a timestamptz (`2026-03-01 09:30:00.5+00`) to ISO 8601 in UTC. */
export function instantFromText(text: string): string {
  return new Date(text).toISOString();
}
