import type { Kysely } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import { isUuid } from '#domain/text/is-uuid.ts';
import { messageOf } from '#domain/text/message-of.ts';
import { momentWords } from '#domain/time/moment-words.ts';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import { shopperMailOf } from '#services/mails/shopper-mail-of.ts';
import { vehicleOfLead } from '#services/mails/vehicle-of-lead.ts';
import type { Site } from '#site/site.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import {
  type LeadDelivery,
  markDelivered,
  markFailed,
  parkUnfinished,
} from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import { receiverResult } from './receiver-result.ts';
import { receivingLocation } from './receiving-location.ts';

/**
 * Makes the only attempt at an automatic reply. Parks the delivery before the attempt, because a process that dies after
 * the mail server accepted the mail must not send it again. If something breaks, the shopper gets no reply; the dealer
 * has the lead either way.
 */
export async function sendAutoReply(
  db: Kysely<Schema>,
  mailer: LeadMailer | undefined,
  site: Site | undefined,
  { delivery, lead }: { delivery: LeadDelivery; lead: Lead },
): Promise<DeliveryAttempt> {
  if (!(await parkUnfinished(db, delivery.id))) return { outcome: 'done-before' };
  const auto_reply = site?.settings.forms.auto_reply;
  try {
    if (!mailer) throw new Error('There was no mail server (SMTP_URL)');
    if (!site || !auto_reply?.enabled) throw new Error('The site sends no automatic replies now');
    const vehicle = await vehicleOfLead(db, site, lead);
    await mailer.reply({
      leadId: lead.id,
      to: delivery.target,
      siteSlug: site.slug,
      siteName: site.settings.name,
      mail: shopperMailOf(
        {
          subject: auto_reply.subject,
          paragraphs: auto_reply.text.split(/\n{2,}/),
          facts: factsOf(site, lead),
          ...linkFor(lead),
        },
        { site, lead, vehicle },
        new Date(),
      ),
      replyTo: site.settings.forms.auto_reply.reply_to,
    });
  } catch (error) {
    await markFailed(db, delivery.id, messageOf(error), true);
    return { outcome: 'parked', ...receiverResult(error) };
  }
  await markDelivered(db, delivery.id);
  return { outcome: 'delivered', receiver: 'answered' };
}

/** What was asked, and when; the category is one of the form's. */
function factsOf(
  site: Site,
  { category, created_at, ...lead }: Lead,
): NonNullable<ShopperMail['facts']> {
  const zone = timeZoneAt(receivingLocation(site, lead), site.settings);
  return [
    { label: 'Your enquiry', value: category },
    { label: 'Sent', value: momentWords(created_at, zone) },
  ];
}

/** Adds a link to the reservation, if there is one; it contains nothing that was typed. */
function linkFor({ fields, origin }: Lead): Pick<ShopperMail, 'link'> {
  const reservation = fields.answers?.find(({ name }) => name === 'reservation')?.value ?? '';
  const site = URL.parse(origin.url)?.origin;
  return isUuid(reservation) && site
    ? { link: { label: 'Your reservation', href: `${site}${reservationPath(reservation)}` } }
    : {};
}
