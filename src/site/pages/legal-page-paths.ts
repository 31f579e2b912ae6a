import type { SiteSettings } from '#site/site-settings.ts';

/** Every site has a privacy policy and terms of use here, unless its settings link to the dealer's own elsewhere. */
export const PRIVACY_PATH = '/privacy-policy';
export const TERMS_PATH = '/terms-and-conditions';

/** The address of a site's privacy policy. */
export function privacyAddress({ brand }: Pick<SiteSettings, 'brand'>): string {
  return brand.privacy_link ?? PRIVACY_PATH;
}

/** The address of a site's terms of use. */
export function termsAddress({ forms }: Pick<SiteSettings, 'forms'>): string {
  return forms.terms_link ?? TERMS_PATH;
}
