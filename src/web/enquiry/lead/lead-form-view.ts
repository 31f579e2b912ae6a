import type { AnalyticsEvent } from '#domain/analytics/analytics-events.ts';
import { changedFields } from '#domain/form/changed-fields.ts';
import type { FormField } from '#domain/form/form-field.ts';
import { formDefinitions, type FormKind } from '#domain/form/form-kinds.ts';
import { isTestDriveOnly } from '#domain/vehicle/display/card-actions.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type PhoneView, phoneView } from '#web/phone/phone-view.ts';
import { vehicleTitle } from '#web/search/results/card-view.ts';
import { phoneOfVehicle } from '#web/site/phone-of-vehicle.ts';
import { consentFields } from '#web/enquiry/form/consent-fields.ts';
import { formContextOf, type FormSubject } from '#web/enquiry/form/form-context-of.ts';
import type { EnquiredVehicle } from './pending-lead.ts';
import { termsView, type TermsView } from '#web/enquiry/form/terms-view.ts';

/** A form as it is shown, and as what it sends is checked. */
export interface LeadFormView {
  kind: FormKind;
  /** Of the lead, where the form does not ask for it. */
  category: string;
  title: string;
  text: string | undefined;
  submit: string;
  fields: FormField[];
  /** Why the details are asked for. */
  notice: string;
  /** Undefined where the site does not ask for agreement. */
  terms: TermsView | undefined;
  /** Whether the browser keeps the shopper's details for the next form. */
  remembers: boolean;
  /** Told to the dealer's analytics once the form has been sent. */
  event: LeadEvent | undefined;
  /** What it is about, for the browser to keep. */
  vehicle: EnquiredVehicle | undefined;
  /** To call when it cannot be sent: the vehicle's own; undefined where the site's will do. */
  phone: PhoneView | undefined;
}

export type LeadEvent = Extract<
  AnalyticsEvent,
  | 'newEnquiry'
  | 'usedEnquiry'
  | 'newTestDrive'
  | 'usedTestDrive'
  | 'careerEnquiry'
  | 'offerAccepted'
>;

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
  const fields = definition.fields(formContextOf(settings, now, subject));
  const similar = vehicle && !isAvailable(vehicle) ? similarWords : undefined;
  return {
    kind,
    category: definition.category,
    title: similar?.title ?? own?.title ?? definition.title,
    text: own?.text,
    submit: own?.submit ?? definition.submit,
    fields: [
      ...changedFields(begunWith(fields, similar?.message), own?.fields ?? []),
      ...consentFields(forms, !definition.withoutMarketing),
    ],
    notice: forms.collection_notice,
    terms: termsView(forms),
    remembers: forms.remember_details,
    event: eventOf(kind, vehicle, settings),
    vehicle: vehicle && enquiredVehicle(vehicle),
    phone: vehicle && phoneOf(vehicle, settings),
  };
}

/** Of a vehicle that is gone. Source: specification 1, section 4; 2, section 4, "Availability and sold handling". */
const similarWords = {
  title: 'Find Me Something Similar',
  message: 'Can you please find me something similar?',
} as const;

function begunWith(fields: readonly FormField[], message: string | undefined): FormField[] {
  return fields.map((field) =>
    message !== undefined && field.name === 'message' ? { ...field, value: message } : field,
  );
}

/** Whether the vehicle is a used one, and there to be driven alone. */
type EventRule = (isUsed: boolean, isDrivenOnly: boolean) => LeadEvent;

const events: Partial<Record<FormKind, EventRule>> = {
  vehicle: (isUsed) => (isUsed ? 'usedEnquiry' : 'newEnquiry'),
  'photo-request': (isUsed) => (isUsed ? 'usedEnquiry' : 'newEnquiry'),
  'test-drive': (isUsed, isDrivenOnly) =>
    isUsed && !isDrivenOnly ? 'usedTestDrive' : 'newTestDrive',
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
  const isDrivenOnly = vehicle !== undefined && isTestDriveOnly(vehicle, shown);
  return events[kind]?.(vehicle?.car_type === 'used', isDrivenOnly);
}
