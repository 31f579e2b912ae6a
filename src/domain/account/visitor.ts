/** A signed-in shopper. Source: specification 2, section 6. */
export interface Visitor {
  user_id: string;
  /** In local format; the key of the watchlist. */
  phone?: string;
}
