/** Formats a duration: `30 minutes`, `48 hours`, `7 days`. */
export function spanWords(seconds: number): string {
  const hours = seconds / 3600;
  if (hours < 2) return `${Math.round(seconds / 60)} minutes`;
  return hours <= 72 ? `${Math.round(hours)} hours` : `${Math.round(hours / 24)} days`;
}
