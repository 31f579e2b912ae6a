import type { Transaction } from 'kysely';
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
import type { Schema } from '#store/database/schema.ts';
import { holderKey, lockHoldCounts } from '#store/reservations/hold-counts.ts';
import type { ReservationParts, ReserveRequest } from './reservation-parts.ts';

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
  trx: Transaction<Schema>,
  { site, payments }: Pick<ReservationParts, 'site' | 'payments'>,
  { shopper, submission }: Pick<ReserveRequest, 'shopper' | 'submission'>,
): Promise<DecidedHold> {
  const { checkout, dealerships } = site.settings;
  const isVerified = shopper.verifiedVisitor !== undefined;
  const keys = shopperKeys(shopper, submission.fields);
  const network = holderKey('network', shopper.network);
  const counts = await lockHoldCounts(
    trx,
    { slug: site.slug, dealerships: dealerships.map(({ slug }) => slug) },
    { shopper: keys, network },
  );
  const terms = reserveTerms(checkout, payments !== undefined);
  const facts = { ...counts, isVerified, isPaid: terms.state === 'paying' };
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
  { verifiedVisitor }: ReserveRequest['shopper'],
  { phone, email }: ReserveRequest['submission']['fields'],
): string[] {
  if (verifiedVisitor !== undefined) return [holderKey('visitor', verifiedVisitor)];
  return [
    holderKey('phone', localPhone(phone)),
    holderKey('mailbox', mailboxOf(email) ?? email.toLowerCase()),
  ];
}
