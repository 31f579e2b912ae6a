import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import type { BrandPictures } from '#services/sites/brand-pictures.ts';
import { logoOnWhite } from '#services/sites/logo-on-white.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { mailStyle } from '#site/theme/mail-style.ts';

/** The logo and colours of a dealer's e-mails. */
export async function mailLookOf(
  settings: Pick<SiteSettings, 'brand' | 'name' | 'theme'>,
  pictures: Pick<BrandPictures, 'of'>,
): Promise<MailLook> {
  return { logo: await logoOnWhite(settings, pictures), style: mailStyle(settings.theme) };
}
