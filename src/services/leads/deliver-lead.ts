import type { Kysely } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import { messageOf } from '#domain/text/message-of.ts';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import type { LeadWebhook } from '#partners/lead-webhook/lead-webhook.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import type { SiteDirectory } from '#site/site-directory.ts';
import {
  AUTO_REPLY,
  CONFIRMATION,
  deliveryById,
  LEAD_ERASED,
  type LeadDelivery,
  markDelivered,
  markFailed,
} from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';
import { sendConfirmation } from '#services/confirmations/send-confirmation.ts';
import { receiverResult } from './receiver-result.ts';
import { sendAutoReply } from './send-auto-reply.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';

/** The error of an e-mail that was parked at once; the next start with a mail server requeues it. */
export const NO_MAIL_SERVER = 'No mail server is configured (SMTP_URL)';

const mailChannels: ReadonlySet<string> = new Set(['email', CONFIRMATION]);

export interface DeliverLeadParts {
  sites: () => SiteDirectory;
  /** Undefined without a mail server; e-mails are then parked until there is one. */
  mailer: LeadMailer | undefined;
  webhook: LeadWebhook;
}

/** Makes one attempt at a delivery. Skips a delivery that was already made. */
export async function deliverLead(
  db: Kysely<Schema>,
  parts: DeliverLeadParts,
  deliveryId: string,
  lastAttempt: boolean,
): Promise<DeliveryAttempt> {
  const found = await deliveryById(db, deliveryId);
  if (!found) return { outcome: 'unknown' };
  const { delivery, lead } = found;
  if (delivery.state === 'delivered' || delivery.last_error === LEAD_ERASED)
    return { outcome: 'done-before' };
  if (delivery.channel === AUTO_REPLY)
    return sendAutoReply(db, parts.mailer, parts.sites().bySlug(lead.site_slug), found);

  if (mailChannels.has(delivery.channel) && !parts.mailer) {
    await markFailed(db, delivery.id, NO_MAIL_SERVER, true);
    return { outcome: 'parked' };
  }
  try {
    await send(parts, delivery, lead);
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

async function send(parts: DeliverLeadParts, delivery: LeadDelivery, lead: Lead): Promise<void> {
  if (delivery.channel === 'webhook')
    return parts.webhook.send(lead, delivery.target, delivery.revision);
  if (!mailChannels.has(delivery.channel) || !parts.mailer) {
    throw new Error(`There is no way to deliver by ${delivery.channel}`);
  }
  const site = parts.sites().bySlug(lead.site_slug);
  if (delivery.channel === CONFIRMATION)
    return sendConfirmation(parts.mailer, site, delivery, lead);
  const settings = site?.settings;
  const location = settings?.locations.find(({ id }) => id === lead.location_id);
  const dealership = settings?.dealerships.find(({ slug }) => slug === lead.dealership_slug);
  await parts.mailer.send({
    lead,
    to: delivery.target,
    siteName: settings?.name ?? lead.site_slug,
    vendor: dealership?.name ?? lead.dealership_slug,
    locationName: location?.name,
    timeZone: settings && timeZoneAt(location, settings),
    revision: delivery.revision,
  });
}
