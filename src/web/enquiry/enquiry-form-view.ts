import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** The vehicle enquiry form, worded. */
export interface EnquiryFormView {
  title: string;
  submit: string;
  message: string;
  messageRequired: boolean;
  optIn: { label: string; checked: boolean };
  terms: boolean;
  notice: string;
}

export const termsTexts = {
  notice: '* You must agree to the terms of use before submitting the form.',
  fault: '*You must agree to the terms of use before submitting.',
} as const;

export const similarSubcategory = 'Find me something similar';

export function enquiryFormView(vehicle: Vehicle, settings: SiteSettings): EnquiryFormView {
  const { forms } = settings;
  const available = isAvailable(vehicle);
  return {
    title: available ? 'Ask about this vehicle' : 'Find Me Something Similar',
    submit: 'Send enquiry',
    message: available ? '' : 'Can you please find me something similar?',
    messageRequired: forms.comments_required,
    optIn: { label: forms.opt_in_label, checked: forms.opt_in_default },
    terms: forms.terms_notice,
    notice: forms.collection_notice,
  };
}
