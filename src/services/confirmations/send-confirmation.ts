import type { Kysely } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import { shopperMailOf } from '#services/mails/shopper-mail-of.ts';
import { vehicleOfLead } from '#services/mails/vehicle-of-lead.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import type { LeadDelivery } from '#store/leads/lead-deliveries.ts';

/** @throws if the mail server does not accept it */
export async function sendConfirmation(
  { db, mailer }: { db: Kysely<Schema>; mailer: LeadMailer },
  site: Site | undefined,
  { delivery, lead }: { delivery: LeadDelivery; lead: Lead },
): Promise<void> {
  // only `confirmationTo` writes it
  const mail = delivery.content as ShopperMail;
  const vehicle = await vehicleOfLead(db, site, lead);
  await mailer.confirm({
    deliveryId: delivery.id,
    to: delivery.target,
    siteSlug: lead.site_slug,
    siteName: site?.settings.name ?? lead.site_slug,
    mail: site ? shopperMailOf(mail, { site, lead, vehicle }, new Date()) : mail,
    replyTo: site?.settings.forms.auto_reply.reply_to,
  });
}
