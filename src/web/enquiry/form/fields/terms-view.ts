import type { FormSettings } from '#site/settings/forms.ts';

/** The terms of use: a link to their page, or their text at the form. */
export interface TermsView {
  link?: string | undefined;
  text?: string | undefined;
}

/** Returns undefined if the site does not ask for agreement. */
export function termsView({
  terms_notice,
  terms_link,
  terms_text,
}: FormSettings): TermsView | undefined {
  if (!terms_notice) return undefined;
  return terms_link === undefined ? { text: terms_text } : { link: terms_link };
}
