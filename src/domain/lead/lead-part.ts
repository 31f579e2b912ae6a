/**
 * The parts of a lead. Every field belongs to one. The summary, the export and ADF list whole parts, each in an order of
 * its own, so that a new field appears in all of them.
 */
export type LeadPart =
  /** Who the shopper is and how to reach them. */
  | 'contact'
  | 'message'
  /** How and when the shopper would like to be served. */
  | 'preference'
  /** The plate of the shopper's own vehicle. */
  | 'registration'
  /** The shopper's own vehicle. */
  | 'trade-in'
  /** Answers about the condition of the shopper's own vehicle. */
  | 'condition'
  /** The offer that the shopper saw. */
  | 'offer'
  /** Services that the shopper ticked. */
  | 'service'
  /** The loan that the shopper applies for. */
  | 'finance'
  /** What the shopper won at `/spin-to-win`. */
  | 'prize'
  /** Answers to a form's other questions. */
  | 'answer'
  /** The dealer's vehicle. */
  | 'vehicle';

/** The parts that forms ask for; the platform works out the others. */
export type AskedPart = Exclude<LeadPart, 'offer' | 'finance' | 'prize' | 'vehicle'>;
