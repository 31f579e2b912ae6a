import type { Department } from '#domain/dealership/departments.ts';
import type { FieldFault } from '#domain/form/form-field.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { appointmentOptions } from './appointment-options.ts';
import { possibleYards } from '#web/enquiry/form/form-context-of.ts';

/**
 * Checks that the chosen location is open at the appointment. Without script, a form offers the times of all locations.
 * @returns undefined if it is open, or if its hours are unknown
 */
export function appointmentFault(
  { appointment, location_id, dealership_slug }: Readonly<Record<string, string>>,
  settings: SiteSettings,
  now: Date,
  department: Department = 'sales',
): FieldFault | undefined {
  if (!appointment) return undefined;
  const chosen = possibleYards(settings, {}, department).filter(
    (place) => place.id === location_id || place.dealership_slug === dealership_slug,
  );
  const times = appointmentOptions(chosen, settings, now);
  if (times.length === 0 || times.some(({ value }) => value === appointment)) return undefined;
  const name =
    settings.dealerships.find(({ slug }) => slug === dealership_slug)?.name ?? chosen[0]?.name;
  return {
    field: 'appointment',
    message: `${name} is closed then. Please choose another time.`,
  };
}
