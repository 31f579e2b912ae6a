import type { Department } from '#domain/dealership/departments.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import { namedLocation } from '#site/location-of.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type FormSubject, possibleYards } from '#web/enquiry/form/form-context-of.ts';

/**
 * Picks the dealership that receives a form: the vehicle's, else the location's, else the shopper's choice, else the
 * first. A form for the workshop or the parts counter also names their location.
 */
export function leadDealership(
  values: Record<string, string>,
  { vehicle, location }: FormSubject,
  settings: SiteSettings,
  department: Department = 'sales',
): Pick<LeadSubmission, 'dealership_slug' | 'location_id'> {
  const chosen =
    settings.locations.find(({ id }) => id === values['location_id']) ??
    location ??
    (department === 'sales' ? undefined : ofDepartment(values, settings, department));
  return {
    dealership_slug:
      vehicle?.dealership_slug ??
      chosen?.dealership_slug ??
      values['dealership_slug'] ??
      settings.dealerships[0]?.slug ??
      settings.slug,
    location_id:
      (vehicle && namedLocation(vehicle, settings.locations)?.id) ??
      chosen?.id ??
      vehicle?.location_id,
  };
}

/** The location of the department at the chosen dealership, or the only one of the site. */
function ofDepartment(
  values: Record<string, string>,
  settings: SiteSettings,
  department: Department,
): Location | undefined {
  const places = possibleYards(settings, {}, department);
  return places.find((place) => place.dealership_slug === values['dealership_slug']) ?? places[0];
}
