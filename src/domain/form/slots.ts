/** The answer of a shopper who wants no particular time. */
export const noPreference = 'any';

/** The name of the radio buttons that open the times of a day. Its value is an ISO date. */
export function slotDay(field: string): string {
  return `${field}_day`;
}
