import type { LeadSubmission } from '#services/leads/submit-lead.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { FormSubject } from '#web/enquiry/form/form-context-of.ts';

/** Picks the dealership that receives a form: the vehicle's, else the location's, else the shopper's choice, else the first. */
export function leadDealership(
  values: Record<string, string>,
  { vehicle, location }: FormSubject,
  settings: SiteSettings,
): Pick<LeadSubmission, 'dealership_slug' | 'location_id'> {
  const chosen = settings.locations.find(({ id }) => id === values['location_id']) ?? location;
  return {
    dealership_slug:
      vehicle?.dealership_slug ??
      chosen?.dealership_slug ??
      values['dealership_slug'] ??
      settings.dealerships[0]?.slug ??
      settings.slug,
    location_id: vehicle?.location_id ?? chosen?.id,
  };
}
