/** The page with the status of a payment that is not for a reservation. */
export function paymentPath(id: string): string {
  return `/payment/${id}`;
}
