import type { Kysely } from 'kysely';
import { paymentMadeUrl } from '#domain/payment/payment-made.ts';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import { isLive, type Reservation } from '#domain/reservation/reservation.ts';
import { addDeliveries } from '#services/leads/add-deliveries.ts';
import { confirmationTo } from '#services/confirmations/confirmation-to.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import type { Schema } from '#store/database/schema.ts';
import { holdById, setPaymentUrl, releaseHold } from '#store/reservations/vehicle-holds.ts';
import type { ReservationParts, ReserveRequest } from './reservation-parts.ts';

/**
 * Added to the end of the hold, because the partner requires at least 30 minutes by its own clock. So a payment may
 * arrive up to this long after the hold has ended.
 */
const PAYABLE_LONGER_MS = 60_000;

/**
 * Starts the payment of a reservation and e-mails the shopper a link to the reservation. If the partner fails, the
 * vehicle is released at once for the next shopper.
 * @returns undefined if the payment could not be started
 */
export async function beginPayment(
  db: Kysely<Schema>,
  {
    site,
    jobs,
    payments,
    onError,
  }: Pick<ReservationParts, 'site' | 'jobs' | 'payments' | 'onError'>,
  { vehicle, submission, origin }: Pick<ReserveRequest, 'vehicle' | 'submission' | 'origin'>,
  reservation: Reservation,
): Promise<Reservation | undefined> {
  const { id, state, amount_cents, payment_url, expires_at } = reservation;
  if (state !== 'paying' || payment_url !== undefined) return reservation;
  const page = `${origin}${reservationPath(id)}`;
  try {
    if (!payments || amount_cents === undefined || expires_at === undefined)
      throw new Error(
        'A reservation requires a payment, but it has no amount or the platform has no payment partner',
      );
    const { url } = await payments.start({
      reference: id,
      amount_cents,
      description: `Reservation of ${vehicle.name}`,
      email: submission.fields.email,
      // the partner requires at least 30 minutes from the request
      expires_at: new Date(Date.parse(expires_at) + PAYABLE_LONGER_MS).toISOString(),
      success_url: paymentMadeUrl(page),
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
    // a repeated submission has paid it in the meantime
    const now = await holdById(db, id);
    return now && isLive(now) ? now : undefined;
  }
}
