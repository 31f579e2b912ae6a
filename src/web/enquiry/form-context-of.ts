import type { FormContext } from '#domain/form/form-context.ts';
import type { FieldOption } from '#domain/form/form-field.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { locationOfVehicle } from '#web/site/location-of-vehicle.ts';
import { appointmentOptions } from './appointment-options.ts';
import { isReached } from './is-reached.ts';

/** What a form is about. */
export interface FormSubject {
  vehicle?: Vehicle | undefined;
  location?: Location | undefined;
}

/** What a form needs to know of its site. */
export function formContextOf(
  settings: SiteSettings,
  now: Date,
  subject: FormSubject,
): FormContext {
  const { forms } = settings;
  const { vehicle } = subject;
  const place = subject.location ?? (vehicle && locationOfVehicle(vehicle, settings.locations));
  const isSettled = vehicle !== undefined || subject.location !== undefined;
  return {
    // what the form is about settles where it goes
    dealerships: isSettled ? [] : settings.dealerships.map(dealershipOption),
    locations: isSettled ? [] : settings.locations.filter(isReached).map(locationOption),
    // made only for the form that asks: a vehicle's page is made far more often
    slots: () =>
      appointmentOptions(place ? [place] : settings.locations.filter(isReached), settings, now),
    hasVehicle: vehicle !== undefined,
    commentsRequired: forms.comments_required,
    payable: settings.online_payment.payable,
  };
}

function dealershipOption({ slug, name }: SiteSettings['dealerships'][number]): FieldOption {
  return { value: slug, label: name };
}

function locationOption({ id, name }: Location): FieldOption {
  return { value: id, label: name };
}
