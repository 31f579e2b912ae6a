import { changedFields } from '#domain/form/changed-fields.ts';
import type { FormField } from '#domain/form/form-field.ts';
import { formDefinitions, type FormKind } from '#domain/form/form-kinds.ts';
import { isTestDriveOnly } from '#domain/vehicle/display/card-actions.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { privacyAddress } from '#site/pages/legal-page-paths.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type PhoneView, phoneView } from '#web/phone/phone-view.ts';
import { vehicleTitle } from '#web/search/results/card-view.ts';
import { phoneOfVehicle } from '#web/site/phone-of-vehicle.ts';
import { consentFields } from '#web/enquiry/form/fields/consent-fields.ts';
import { formContextOf, type FormSubject } from '#web/enquiry/form/form-context-of.ts';
import type { EnquiredVehicle } from './pending-lead.ts';
import { termsView, type TermsView } from '#web/enquiry/form/fields/terms-view.ts';
import type { LeadEvent } from './pending-lead.ts';

/** A form; the page shows it and the server validates against it. */
export interface LeadFormView {
  kind: FormKind;
  /** The category of the lead, unless the form asks for it. */
  category: string;
  title: string;
  text: string | undefined;
  submit: string;
  fields: FormField[];
  /** The collection notice. */
  notice: string;
  /** The address of the privacy policy. */
  privacy: string;
  /** Undefined if the site does not ask for agreement. */
  terms: TermsView | undefined;
  /** Whether the browser remembers the contact details for the next form. */
  remembers: boolean;
  /** The analytics event of a submission. */
  event: LeadEvent | undefined;
  /** The vehicle that the form is about, for the browser to remember. */
  vehicle: EnquiredVehicle | undefined;
  /** The vehicle's phone, to call if the submission fails; undefined if it is the site's. */
  phone: PhoneView | undefined;
}

export function leadFormView(
  kind: FormKind,
  settings: SiteSettings,
  now: Date,
  subject: FormSubject = {},
): LeadFormView {
  const { forms } = settings;
  const own = forms.own[kind];
  const definition = formDefinitions[kind];
  const { vehicle } = subject;
  const fields = definition.fields(formContextOf(settings, now, subject, definition.department));
  const similar = vehicle && !isAvailable(vehicle) ? similarWords : undefined;
  return {
    kind,
    category: definition.category,
    title: similar?.title ?? own?.title ?? definition.title,
    text: own?.text,
    submit: own?.submit ?? definition.submit,
    fields: [
      ...changedFields(withMessage(fields, similar?.message), own?.fields ?? []),
      ...consentFields(forms, !definition.withoutMarketing),
    ],
    notice: forms.collection_notice,
    privacy: privacyAddress(settings),
    terms: termsView(forms),
    remembers: forms.remember_details,
    event: eventOf(kind, vehicle, settings),
    vehicle: vehicle && enquiredVehicle(vehicle),
    phone: vehicle && phoneOf(vehicle, settings),
  };
}

/** For a vehicle that is no longer available. Source: specification 1, section 4; 2, section 4, "Availability and sold handling". */
const similarWords = {
  title: 'Find Me Something Similar',
  message: 'Can you please find me something similar?',
} as const;

function withMessage(fields: readonly FormField[], message: string | undefined): FormField[] {
  return fields.map((field) =>
    message !== undefined && field.name === 'message' ? { ...field, value: message } : field,
  );
}

type EventRule = (isUsed: boolean, isOnlyDriven: boolean) => LeadEvent;

const events: Partial<Record<FormKind, EventRule>> = {
  vehicle: (isUsed) => (isUsed ? 'usedEnquiry' : 'newEnquiry'),
  'photo-request': (isUsed) => (isUsed ? 'usedEnquiry' : 'newEnquiry'),
  'test-drive': (isUsed, isOnlyDriven) =>
    isUsed && !isOnlyDriven ? 'usedTestDrive' : 'newTestDrive',
  careers: () => 'careerEnquiry',
};

function enquiredVehicle(vehicle: Vehicle): EnquiredVehicle {
  const { id, slug, make, model } = vehicle;
  return { id, name: vehicleTitle(vehicle), slug, make, model };
}

function phoneOf(vehicle: Vehicle, settings: SiteSettings): PhoneView | undefined {
  const number = phoneOfVehicle(vehicle, settings);
  return number === undefined ? undefined : phoneView(number, settings);
}

function eventOf(
  kind: FormKind,
  vehicle: Vehicle | undefined,
  { vehicle: shown }: SiteSettings,
): LeadEvent | undefined {
  const isOnlyDriven = vehicle !== undefined && isTestDriveOnly(vehicle, shown);
  return events[kind]?.(vehicle?.car_type === 'used', isOnlyDriven);
}
