import type { Lead } from '#domain/lead/lead.ts';
import { mailPicture } from '#domain/mail/mail-picture.ts';
import { messageOf } from '#domain/text/message-of.ts';
import type { BackgroundContext } from '#services/background-context.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import {
  AUTO_REPLY,
  CONFIRMATION,
  deliveryById,
  LEAD_ERASED,
  type LeadDelivery,
  markDelivered,
  markFailed,
} from '#store/leads/lead-deliveries.ts';
import { vehicleOfLead } from '#services/mails/vehicle-of-lead.ts';
import { sendConfirmation } from '#services/confirmations/send-confirmation.ts';
import { receiverResult } from './receiver-result.ts';
import { sendAutoReply } from './send-auto-reply.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';

/** The error of an e-mail that was parked at once; the next start with a mail server requeues it. */
export const NO_MAIL_SERVER = 'No mail server is configured (SMTP_URL)';

const mailChannels: ReadonlySet<string> = new Set(['email', CONFIRMATION]);

type DeliverContext = Pick<BackgroundContext, 'db' | 'siteBySlug' | 'mailer' | 'webhook'>;

/** Makes one attempt at a delivery. Skips a delivery that was already made. */
export async function deliverLead(
  context: DeliverContext,
  deliveryId: string,
  lastAttempt: boolean,
): Promise<DeliveryAttempt> {
  const { db, mailer, siteBySlug } = context;
  const found = await deliveryById(db, deliveryId);
  if (!found) return { outcome: 'unknown' };
  const { delivery, lead } = found;
  if (delivery.state === 'delivered' || delivery.last_error === LEAD_ERASED)
    return { outcome: 'done-before' };
  if (delivery.channel === AUTO_REPLY)
    return sendAutoReply(db, mailer, siteBySlug(lead.site_slug), found);

  if (mailChannels.has(delivery.channel) && !mailer) {
    await markFailed(db, delivery.id, NO_MAIL_SERVER, true);
    return { outcome: 'parked' };
  }
  try {
    await send(context, delivery, lead);
  } catch (error) {
    const reason = messageOf(error);
    await markFailed(db, delivery.id, reason, lastAttempt);
    const seen = receiverResult(error);
    return lastAttempt
      ? { outcome: 'parked', ...seen }
      : { outcome: 'waiting', retry: reason, ...seen };
  }
  await markDelivered(db, delivery.id);
  return { outcome: 'delivered', receiver: 'answered' };
}

async function send(
  { db, mailer, webhook, siteBySlug }: DeliverContext,
  delivery: LeadDelivery,
  lead: Lead,
): Promise<void> {
  if (delivery.channel === 'webhook') return webhook.send(lead, delivery.target, delivery.revision);
  if (!mailChannels.has(delivery.channel) || !mailer) {
    throw new Error(`There is no way to deliver by ${delivery.channel}`);
  }
  const site = siteBySlug(lead.site_slug);
  if (delivery.channel === CONFIRMATION)
    return sendConfirmation({ db, mailer }, site, { delivery, lead });
  const settings = site?.settings;
  const vehicle = await vehicleOfLead(db, site, lead);
  const origin = URL.parse(lead.origin.url)?.origin;
  const location = settings?.locations.find(({ id }) => id === lead.location_id);
  const dealership = settings?.dealerships.find(({ slug }) => slug === lead.dealership_slug);
  await mailer.send({
    lead,
    to: delivery.target,
    siteName: settings?.name ?? lead.site_slug,
    vendor: dealership?.name ?? lead.dealership_slug,
    picture: vehicle && origin ? mailPicture(vehicle, origin, 960) : undefined,
    locationName: location?.name,
    timeZone: settings && timeZoneAt(location, settings),
    revision: delivery.revision,
  });
}
