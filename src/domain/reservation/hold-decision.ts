/**
 * How a reservation is treated. `hold`: the vehicle is off sale at once. `request`: it stays on sale until the dealer
 * confirms. `too-many`: it is refused, because the shopper already has as many as the site allows.
 */
export type HoldDecision = 'hold' | 'request' | 'too-many';

export interface HoldRules {
  /** `verified`: at once for shoppers with a verified phone. `confirmed`: only once the dealer confirms. */
  free_hold: 'verified' | 'confirmed';
  /** Open reservations and requests of one shopper, and of one client network. */
  max_holds: number;
  /** The percentage of the site's stock that shoppers may take off sale in an hour. */
  hold_percent_per_hour: number;
}

export interface HoldFacts {
  /** Whether the shopper is signed in, so that the phone is verified. */
  isVerified: boolean;
  /** Whether the hold lapses unless it is paid online. */
  isPaid: boolean;
  /** The shopper's reservations and requests that are open and unpaid. */
  ofShopper: number;
  /** The same for everyone on the shopper's client network. */
  ofNetwork: number;
  /** Vehicles of the site that shoppers took off sale in the last hour and have not paid. */
  inLastHour: number;
  /** Vehicles in stock on the site. */
  stock: number;
}

/** A small yard may have this many vehicles taken off sale in an hour, whatever their share of its stock. */
const ALWAYS_PER_HOUR = 3;

/** How many vehicles shoppers may take off sale in an hour; further reservations are requests. */
export function mostHoldsPerHour(
  { hold_percent_per_hour: percent }: Pick<HoldRules, 'hold_percent_per_hour'>,
  stock: number,
): number {
  return Math.max(ALWAYS_PER_HOUR, Math.floor((stock * percent) / 100));
}

/** Rows apply in this order; the first that applies decides. Source: decision 038. */
const rows: readonly [HoldDecision, (facts: HoldFacts, rules: HoldRules) => boolean][] = [
  ['too-many', ({ ofShopper }, { max_holds }) => ofShopper >= max_holds],
  // people without a verified phone cannot be told apart within a network
  ['too-many', ({ isVerified, ofNetwork }, { max_holds }) => !isVerified && ofNetwork >= max_holds],
  ['request', ({ ofNetwork }, { max_holds }) => ofNetwork >= max_holds],
  ['request', ({ isPaid, isVerified }) => !isPaid && !isVerified],
  ['request', ({ isPaid }, { free_hold }) => !isPaid && free_hold === 'confirmed'],
  ['request', ({ inLastHour, stock }, rules) => inLastHour >= mostHoldsPerHour(rules, stock)],
];

/** Decides whether a shopper takes a vehicle off sale, so that a stranger cannot take a whole yard off sale. */
export function holdDecision(facts: HoldFacts, rules: HoldRules): HoldDecision {
  return rows.find(([, applies]) => applies(facts, rules))?.[0] ?? 'hold';
}
