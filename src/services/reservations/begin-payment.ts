import { paymentMadeUrl } from '#domain/payment/payment-made.ts';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import { isLive, type Reservation } from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { addDeliveries } from '#services/leads/add-deliveries.ts';
import { confirmationTo } from '#services/confirmations/confirmation-to.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import type { RequestContext } from '#services/request-context.ts';
import { inTransaction } from '#services/site-context.ts';
import { holdById, setPaymentUrl, releaseHold } from '#store/reservations/vehicle-holds.ts';

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
  context: RequestContext,
  vehicle: Vehicle,
  submission: LeadSubmission,
  reservation: Reservation,
): Promise<Reservation | undefined> {
  const { id, state, amount_cents, payment_url, expires_at } = reservation;
  if (state !== 'paying' || payment_url !== undefined) return reservation;
  const { db, site, payments, origin, failed } = context;
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
      visit: submission.fields.appointment,
      origin,
    });
    await inTransaction(context, async (within) => {
      await setPaymentUrl(within.db, id, url);
      const mails = await confirmationTo(within.db, submission.fields.email, confirmation);
      await addDeliveries(within, reservation.lead_id, mails);
    });
    return { ...reservation, payment_url: url };
  } catch (error) {
    failed('the payment partner did not start a payment')(error);
    const wasReleased = await db.transaction().execute((trx) => releaseHold(trx, id));
    if (wasReleased) return undefined;
    // a repeated submission has paid it in the meantime
    const now = await holdById(db, id);
    return now && isLive(now) ? now : undefined;
  }
}
