import { localPhone } from '#domain/lead/local-phone.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import {
  type HoldDecision,
  holdDecision,
  mostHoldsPerHour,
} from '#domain/reservation/hold-decision.ts';
import {
  requestTerms,
  type ReserveTerms,
  reserveTerms,
} from '#domain/reservation/reserve-terms.ts';
import type { RequestContext } from '#services/request-context.ts';
import type { InTransaction } from '#services/site-context.ts';
import { holderKey, lockHoldCounts } from '#store/reservations/hold-counts.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';

export interface DecidedHold {
  decision: HoldDecision;
  terms: ReserveTerms;
  /** Fingerprints of the shopper and of the client network. */
  holder: readonly string[];
  /** Whether the reservation is a request only because the site's limit for an hour is reached. */
  isBusy: boolean;
}

/**
 * Decides on which terms a shopper reserves a vehicle. The counts that it compares stay locked until the transaction
 * ends.
 */
export async function holdTerms(
  { db, site, payments, visitor, client }: InTransaction<RequestContext>,
  { fields }: LeadSubmission,
): Promise<DecidedHold> {
  const { checkout, dealerships } = site.settings;
  const keys = shopperKeys(visitor, fields);
  const network = holderKey('network', client.network);
  const counts = await lockHoldCounts(
    db,
    { slug: site.slug, dealerships: dealerships.map(({ slug }) => slug) },
    { shopper: keys, network },
  );
  const terms = reserveTerms(checkout, payments !== undefined);
  const facts = { ...counts, isVerified: visitor !== undefined, isPaid: terms.state === 'paying' };
  const decision = holdDecision(facts, checkout);
  return {
    decision,
    terms: decision === 'request' ? requestTerms(checkout) : terms,
    holder: [...keys, network],
    isBusy: decision === 'request' && counts.inLastHour >= mostHoldsPerHour(checkout, counts.stock),
  };
}

/**
 * Fingerprints under which a shopper's reservations are counted. A verified visitor is only counted as such, because
 * a stranger could use up the visitor's reservations by typing their phone or e-mail address.
 */
function shopperKeys(
  visitor: RequestContext['visitor'],
  { phone, email }: LeadSubmission['fields'],
): string[] {
  if (visitor) return [holderKey('visitor', visitor.id)];
  return [
    holderKey('phone', localPhone(phone)),
    holderKey('mailbox', mailboxOf(email) ?? email.toLowerCase()),
  ];
}
