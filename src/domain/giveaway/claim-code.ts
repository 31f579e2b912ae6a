/**
 * The code that a winner shows to the dealer: `7F3A-09BC`. The dealer's lead has the same.
 * @param drawId a UUID
 */
export function claimCode(drawId: string): string {
  return `${drawId.slice(0, 4)}-${drawId.slice(4, 8)}`.toUpperCase();
}
