import type { FieldFault } from '#domain/form/form-field.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { appointmentOptions } from './appointment-options.ts';
import { takesEnquiries } from '#web/enquiry/lead/takes-enquiries.ts';

/**
 * A form that asks which place offers the times of all of them: whether the one that was chosen is open then.
 * @returns nothing where there is no more to say than the form's own check has said
 */
export function appointmentFault(
  { appointment, location_id, dealership_slug }: Readonly<Record<string, string>>,
  settings: SiteSettings,
  now: Date,
): FieldFault | undefined {
  if (!appointment) return undefined;
  const chosen = settings.locations
    .filter(takesEnquiries)
    .filter((place) => place.id === location_id || place.dealership_slug === dealership_slug);
  const times = appointmentOptions(chosen, settings, now);
  if (times.length === 0 || times.some(({ value }) => value === appointment)) return undefined;
  const name =
    settings.dealerships.find(({ slug }) => slug === dealership_slug)?.name ?? chosen[0]?.name;
  return {
    field: 'appointment',
    message: `${name} is closed then. Please choose another time.`,
  };
}
