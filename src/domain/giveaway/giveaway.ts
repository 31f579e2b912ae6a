/** The promotion behind `/spin-to-win`. Local minutes are in the site's time zone: `2026-12-01T09:00`. */
export interface Giveaway {
  starts: string;
  /** The first minute after it; it runs while prizes last if absent. */
  ends?: string | undefined;
  prizes: readonly Prize[];
}

/** An outcome of a draw; each is a slice of the wheel. */
export interface Prize {
  id: string;
  label: string;
  /** Says what it is and how to claim it. */
  text: string;
  /** How many tickets it has in every draw; a whole number. */
  weight: number;
  /** How often it can be drawn; unlimited if absent. */
  stock?: number | undefined;
  /** The local minutes between which it can be drawn; by default the giveaway's. */
  starts?: string | undefined;
  ends?: string | undefined;
  /** False for a slice that wins nothing. */
  is_prize: boolean;
}

/** How often each prize has been drawn, by its id; 0 if absent. */
export type TakenPrizes = ReadonlyMap<string, number>;

/** How many of a prize are left; undefined if it is unlimited. */
export function prizesLeft({ id, stock }: Prize, taken: TakenPrizes): number | undefined {
  // the dealer may have lowered the stock below what was drawn
  return stock === undefined ? undefined : Math.max(0, stock - (taken.get(id) ?? 0));
}
