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

/** What an enquiry can be about besides the vehicle itself. */
const subjects = {
  'test-drive': {
    title: 'Book a Test Drive',
    message: 'I would like to book a test drive.',
    subcategory: 'Test Drive',
  },
} as const;
type EnquirySubject = keyof typeof subjects;

/** What the address says the enquiry is about. */
export function enquirySubject(url: URL): EnquirySubject | undefined {
  const about = url.searchParams.get('about') ?? '';
  return Object.hasOwn(subjects, about) ? (about as EnquirySubject) : undefined;
}

export function enquirySubcategory(
  vehicle: Vehicle,
  subject: EnquirySubject | undefined,
): string | undefined {
  if (!isAvailable(vehicle)) return similarSubcategory;
  return subject && subjects[subject].subcategory;
}

export function enquiryFormView(
  vehicle: Vehicle,
  settings: SiteSettings,
  subject?: EnquirySubject,
): EnquiryFormView {
  const { forms } = settings;
  return {
    ...wordsFor(vehicle, subject),
    submit: 'Send enquiry',
    messageRequired: forms.comments_required,
    optIn: { label: forms.opt_in_label, checked: forms.opt_in_default },
    terms: forms.terms_notice,
    notice: forms.collection_notice,
  };
}

function wordsFor(
  vehicle: Vehicle,
  subject: EnquirySubject | undefined,
): Pick<EnquiryFormView, 'title' | 'message'> {
  if (!isAvailable(vehicle)) {
    return {
      title: 'Find Me Something Similar',
      message: 'Can you please find me something similar?',
    };
  }
  return subject ? subjects[subject] : { title: 'Ask about this vehicle', message: '' };
}
