import type { Kysely } from 'kysely';
import { isLive, type Reservation } from '#domain/reservation/reservation.ts';
import { addDeliveries } from '#services/leads/add-deliveries.ts';
import { confirmationTo } from '#services/confirmations/confirmation-to.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import { receivingLocation } from '#services/leads/submit-lead.ts';
import type { Schema } from '#store/database/schema.ts';
import { holdById, setPaymentUrl, releaseHold } from '#store/reservations/vehicle-holds.ts';
import type { ReservationParts, ReserveRequest } from './reserve-vehicle.ts';

/** A payment may still arrive so long after the hold has run out; the partner wants whole 30 minutes from its own clock. */
const PAYABLE_LONGER_MS = 60_000;

/**
 * Gives a reservation that is to be paid the address to pay at. A partner that fails gives the vehicle up at once:
 * the next shopper may have it. Once there is an address, the shopper gets it by e-mail too.
 * @returns undefined when no payment could be begun
 */
export async function beginPayment(
  db: Kysely<Schema>,
  { site, jobs, payments, onError }: ReservationParts,
  { vehicle, submission, origin }: ReserveRequest,
  reservation: Reservation,
): Promise<Reservation | undefined> {
  const { id, state, amount_cents, payment_url, expires_at } = reservation;
  if (state !== 'paying' || payment_url !== undefined) return reservation;
  const page = `${origin}/reservation/${id}`;
  try {
    if (!payments || amount_cents === undefined || expires_at === undefined)
      throw new Error('A reservation is to be paid, and there is nothing to pay it with');
    const { url } = await payments.start({
      reference: id,
      amount_cents,
      description: `Reservation of ${vehicle.name}`,
      email: submission.fields.email,
      // the partner takes no less than 30 minutes from when it is asked
      expires_at: new Date(Date.parse(expires_at) + PAYABLE_LONGER_MS).toISOString(),
      success_url: `${page}?payment=made`,
      cancel_url: page,
    });
    const confirmation = reservationConfirmation(site, reservation, {
      vehicle: vehicle.name,
      location: receivingLocation(site, submission),
      origin,
    });
    await db.transaction().execute(async (trx) => {
      await setPaymentUrl(trx, id, url);
      const mails = await confirmationTo(trx, submission.fields.email, confirmation);
      await addDeliveries(trx, jobs, reservation.lead_id, mails);
    });
    return { ...reservation, payment_url: url };
  } catch (error) {
    onError(error);
    const wasReleased = await db.transaction().execute((trx) => releaseHold(trx, id));
    if (wasReleased) return undefined;
    // it was paid meanwhile, by a repetition of this submission
    const now = await holdById(db, id);
    return now && isLive(now) ? now : undefined;
  }
}
