/** The reference that shopper and dealer name on the phone: the beginning of the id, `3F9A-12BC`. It gives no access. */
export function reservationReference(id: string): string {
  const start = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${start.slice(0, 4)}-${start.slice(4)}`;
}
