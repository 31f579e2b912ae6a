/** Somebody who has signed in. Source: specification 2, section 6. */
export interface Visitor {
  user_id: string;
  /** In local form; the watchlist is kept under it. */
  phone?: string;
}
