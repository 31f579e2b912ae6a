import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import type { Site } from '#site/site.ts';

/** Gives e-mails the look of their dealer: the logo in place of the name, and the colours. */
export function brandMailer(
  mailer: LeadMailer,
  siteOf: (slug: string) => Site | undefined,
  lookOf: (site: Site) => Promise<MailLook>,
): LeadMailer {
  const withLook = async <Mail>(mail: Mail, slug: string) => {
    const site = siteOf(slug);
    return { ...mail, look: site && (await lookOf(site)) };
  };
  return {
    send: async (mail) => mailer.send(await withLook(mail, mail.lead.site_slug)),
    reply: async (reply) => mailer.reply(await withLook(reply, reply.siteSlug)),
    confirm: async (confirmation) =>
      mailer.confirm(await withLook(confirmation, confirmation.siteSlug)),
    alert: async (alert) => mailer.alert(await withLook(alert, alert.siteSlug)),
    close: () => mailer.close(),
  };
}
