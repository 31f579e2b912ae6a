import { randomUUID } from 'node:crypto';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import { mailPlaceOf } from '#services/mails/mail-place-of.ts';
import type { JobContext } from '#services/site-context.ts';
import { primaryLocation } from '#site/primary-location.ts';
import { addEmailConfirmation, confirmableAddress } from '#store/alerts/alert-subscribers.ts';
import type { AttemptResult } from '#store/jobs/job-handler.ts';

/**
 * Asks a visitor to confirm their address. Anyone can type another person's address, so the e-mail contains nothing that
 * was typed. A further attempt sends another link, because only the e-mail holds its token.
 * @throws if the mail server does not accept it
 */
export async function sendEmailConfirmation(
  { db, siteBySlug, mailer }: Pick<JobContext, 'db' | 'siteBySlug'> & { mailer: LeadMailer },
  visitorId: string,
): Promise<AttemptResult> {
  const address = await confirmableAddress(db, visitorId);
  if (!address) return {};
  const site = siteBySlug(address.site_slug);
  if (!site) return {};
  const token = await db
    .transaction()
    .execute((trx) => addEmailConfirmation(trx, visitorId, address.email));
  const { name, forms, locations } = site.settings;
  const location = primaryLocation(locations);
  await mailer.confirm({
    deliveryId: randomUUID(),
    to: address.email,
    siteSlug: site.slug,
    siteName: name,
    mail: {
      subject: `Confirm your email address for ${name}`,
      paragraphs: [
        `${name} was asked to email you about saved searches and vehicles. Please confirm that this is what you want.`,
        "If it wasn't you, just ignore this email and we won't send you alerts.",
      ],
      link: {
        label: 'Confirm my email address',
        href: `${address.origin}/alerts/confirm?token=${token}`,
      },
      place: location && mailPlaceOf(location, site.settings, new Date()),
    },
    replyTo: forms.auto_reply.reply_to,
  });
  return { receiver: 'answered' };
}
