import type { FormSettings } from '#site/settings/forms.ts';

/** Where the terms of use are read: on a page of their own, or at the form. */
export interface TermsView {
  link?: string | undefined;
  text?: string | undefined;
}

/** @returns undefined where the site does not ask for agreement */
export function termsView({
  terms_notice,
  terms_link,
  terms_text,
}: FormSettings): TermsView | undefined {
  if (!terms_notice) return undefined;
  return terms_link === undefined ? { text: terms_text } : { link: terms_link };
}
