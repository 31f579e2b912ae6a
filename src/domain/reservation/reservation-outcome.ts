/** `busy`: a request, because shoppers took too much of the site's stock off sale in the last hour. */
export type ReservationOutcome = 'held' | 'paying' | 'requested' | 'busy' | 'too-many';
