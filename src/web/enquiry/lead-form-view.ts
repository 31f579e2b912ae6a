import type { AnalyticsEvent } from '#domain/analytics/analytics-events.ts';
import { type SlotDay, appointmentSlots } from '#domain/dealership/appointment-slots.ts';
import { changedFields } from '#domain/form/changed-fields.ts';
import type { FieldOption, FormField } from '#domain/form/form-field.ts';
import { formDefinitions, type FormKind } from '#domain/form/form-kinds.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { locationOfVehicle } from '#web/site/location-of-vehicle.ts';

/** A form as it is shown, and as what it sends is checked. */
export interface LeadFormView {
  kind: FormKind;
  title: string;
  text: string | undefined;
  submit: string;
  fields: FormField[];
  /** Why the details are asked for. */
  notice: string;
  termsLink: string | undefined;
  /** Whether the browser keeps the shopper's details for the next form. */
  remembers: boolean;
  /** Told to the dealer's analytics once the form has been sent. */
  event: LeadEvent | undefined;
}

export type LeadEvent = Extract<
  AnalyticsEvent,
  'newEnquiry' | 'usedEnquiry' | 'newTestDrive' | 'usedTestDrive' | 'careerEnquiry'
>;

/** What a form is about. */
export interface FormSubject {
  vehicle?: Vehicle | undefined;
  location?: Location | undefined;
}

/** To the letter: specification 2, section 5, "Enquiry forms", and section 8. */
export const termsTexts = {
  notice: '* You must agree to the terms of use before submitting the form.',
  fault: '*You must agree to the terms of use before submitting.',
} as const;

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
  const place = subject.location ?? (vehicle && locationOfVehicle(vehicle, settings.locations));
  const isSettled = vehicle !== undefined || subject.location !== undefined;
  const fields = definition.fields({
    // what the form is about settles where it goes
    dealerships: isSettled ? [] : settings.dealerships.map(dealershipOption),
    locations: isSettled ? [] : settings.locations.filter(isReached).map(locationOption),
    // made only for the form that asks: a vehicle's page is made far more often
    slots: () => slotOptions(place ?? primaryOf(settings), settings, now),
    commentsRequired: forms.comments_required,
  });
  const similar = vehicle && !isAvailable(vehicle) ? similarWords : undefined;
  return {
    kind,
    title: similar?.title ?? own?.title ?? definition.title,
    text: own?.text,
    submit: own?.submit ?? definition.submit,
    fields: [
      ...changedFields(begunWith(fields, similar?.message), own?.fields ?? []),
      ...consentFields(forms),
    ],
    notice: forms.collection_notice,
    termsLink: forms.terms_notice ? forms.terms_link : undefined,
    remembers: forms.remember_details,
    event: eventOf(kind, vehicle),
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

function consentFields({
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

const events: Partial<Record<FormKind, (isUsed: boolean) => LeadEvent>> = {
  vehicle: (isUsed) => (isUsed ? 'usedEnquiry' : 'newEnquiry'),
  'photo-request': (isUsed) => (isUsed ? 'usedEnquiry' : 'newEnquiry'),
  'test-drive': (isUsed) => (isUsed ? 'usedTestDrive' : 'newTestDrive'),
  careers: () => 'careerEnquiry',
};

function eventOf(kind: FormKind, vehicle: Vehicle | undefined): LeadEvent | undefined {
  return events[kind]?.(vehicle?.car_type === 'used');
}

function primaryOf({ locations }: SiteSettings): Location | undefined {
  return locations.find(({ primary }) => primary) ?? locations[0];
}

function isReached({ visible, location_type }: Location): boolean {
  return visible && (location_type === 'sales' || location_type === '');
}

function dealershipOption({ slug, name }: SiteSettings['dealerships'][number]): FieldOption {
  return { value: slug, label: name };
}

function locationOption({ id, name }: Location): FieldOption {
  return { value: id, label: name };
}

function slotOptions(
  location: Location | undefined,
  { forms, time_zone }: SiteSettings,
  now: Date,
): FieldOption[] {
  if (!location) return [];
  const { opening_hours, special_hours } = location.contact_detail;
  const minute = minuteIn(time_zone, now);
  return appointmentSlots(opening_hours, special_hours, forms.appointments, minute).flatMap(
    slotsOfDay,
  );
}

const dayWords = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const timeWords = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone: 'UTC' });

function slotsOfDay({ date, times }: SlotDay): FieldOption[] {
  return times.map((time) => {
    const at = Date.parse(`${date}T${time}Z`);
    return { value: `${date}T${time}`, label: `${dayWords.format(at)}, ${timeWords.format(at)}` };
  });
}
