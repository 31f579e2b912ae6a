/** The page with the status of a reservation. */
export function reservationPath(id: string): string {
  return `/reservation/${id}`;
}
