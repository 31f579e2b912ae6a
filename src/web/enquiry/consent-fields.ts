import type { FormField } from '#domain/form/form-field.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** To the letter: specification 2, section 5, "Enquiry forms", and section 8. */
export const termsTexts = {
  notice: '* You must agree to the terms of use before submitting the form.',
  fault: '*You must agree to the terms of use before submitting.',
} as const;

/** What ends every form: whether the dealer may write again, and agreement to the terms where the site asks for it. */
export function consentFields({
  opt_in_label,
  opt_in_default,
  terms_notice,
}: SiteSettings['forms']): FormField[] {
  return [
    {
      name: 'opt_in',
      label: opt_in_label,
      type: 'checkbox',
      required: false,
      ...(opt_in_default && { value: 'on' }),
    },
    ...(terms_notice
      ? [
          {
            name: 'terms_conditions',
            label: 'I agree to the terms of use',
            type: 'checkbox' as const,
            required: true,
            required_fault: termsTexts.fault,
            hint: termsTexts.notice,
          },
        ]
      : []),
  ];
}
