import type { FormField } from '#domain/form/form-field.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** To the letter: specification 2, section 5, "Enquiry forms", and section 8. */
export const termsTexts = {
  notice: '* You must agree to the terms of use before submitting the form.',
  fault: '*You must agree to the terms of use before submitting.',
} as const;

/**
 * The last fields of every form: whether the dealer may send offers, and agreement to the terms where the site asks
 * for it.
 * @param marketing whether the form asks about offers at all
 */
export function consentFields(
  { opt_in_label, opt_in_default, terms_notice }: SiteSettings['forms'],
  marketing = true,
): FormField[] {
  return [
    ...(marketing
      ? [
          {
            name: 'opt_in',
            label: opt_in_label,
            type: 'checkbox' as const,
            required: false,
            destination: 'form-only' as const,
            ...(opt_in_default && { value: 'on' }),
          },
        ]
      : []),
    ...(terms_notice
      ? [
          {
            name: 'terms_conditions',
            label: 'I agree to the terms of use',
            type: 'checkbox' as const,
            required: true,
            destination: 'form-only' as const,
            required_fault: termsTexts.fault,
            hint: termsTexts.notice,
          },
        ]
      : []),
  ];
}
