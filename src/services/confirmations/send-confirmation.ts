import type { Lead } from '#domain/lead/lead.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import type { Site } from '#site/site.ts';
import type { LeadDelivery } from '#store/leads/lead-deliveries.ts';

/** @throws if the mail server does not accept it */
export async function sendConfirmation(
  mailer: LeadMailer,
  site: Site | undefined,
  delivery: LeadDelivery,
  lead: Lead,
): Promise<void> {
  await mailer.confirm({
    deliveryId: delivery.id,
    to: delivery.target,
    siteSlug: lead.site_slug,
    siteName: site?.settings.name ?? lead.site_slug,
    // only `confirmationTo` writes it
    mail: delivery.content as ShopperMail,
    replyTo: site?.settings.forms.auto_reply.reply_to,
  });
}
