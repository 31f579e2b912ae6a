import type { FormField } from '#domain/form/form-field.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** Verbatim from specification 2, section 5, "Enquiry forms", and section 8. */
export const termsTexts = {
  notice: '* You must agree to the terms of use before submitting the form.',
  fault: '*You must agree to the terms of use before submitting.',
} as const;

/**
 * The last fields of every form: consent to offers, and agreement to the terms of use if the site asks for it.
 * @param marketing whether the form asks for consent to offers
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
