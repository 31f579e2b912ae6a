import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import type { LogoPng } from '#partners/pictures/logo-png.ts';
import type { Site } from '#site/site.ts';

/** Puts the dealer's logo on the e-mails that shoppers get, in place of the dealer's name. */
export function brandMailer(
  mailer: LeadMailer,
  siteOf: (slug: string) => Site | undefined,
  logoOf: (site: Site) => Promise<LogoPng | undefined>,
): LeadMailer {
  const withLogo = async <Mail extends { siteSlug: string }>(mail: Mail) => {
    const site = siteOf(mail.siteSlug);
    return { ...mail, logo: site && (await logoOf(site)) };
  };
  return {
    send: (mail) => mailer.send(mail),
    reply: async (reply) => mailer.reply(await withLogo(reply)),
    confirm: async (confirmation) => mailer.confirm(await withLogo(confirmation)),
    alert: async (alert) => mailer.alert(await withLogo(alert)),
    close: () => mailer.close(),
  };
}
