import type { LeadConsent } from '#domain/lead/lead.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { termsTexts } from '#web/enquiry/form/fields/consent-fields.ts';

/** Records what the shopper agreed to, in the wording of the form. @param values validated values */
export function consentOf(
  { forms }: SiteSettings,
  values: Readonly<Record<string, string>>,
  now: Date,
): LeadConsent {
  return {
    opt_in: values['opt_in'] === 'on',
    opt_in_wording: forms.opt_in_label,
    collection_notice: forms.collection_notice,
    ...(forms.terms_notice && { terms_wording: termsTexts.notice }),
    at: now.toISOString(),
  };
}
