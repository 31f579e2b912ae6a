import { chosenLocations } from '#domain/dealership/chosen-locations.ts';
import { formDefinitions, type PageFormKind } from '#domain/form/form-kinds.ts';
import type { SectionProps } from '#site/pages/section-kinds.ts';
import type { SiteServices } from '#services/site-services.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type LeadFormView, leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { type LocationBlocksView, locationBlocksView } from '#web/places/location-blocks-view.ts';

export interface FormSectionView {
  title: string | undefined;
  text: string | undefined;
  form: LeadFormView;
  /** Undefined if the dealer does not want them here. */
  places: LocationBlocksView | undefined;
}

export function formSectionView(
  { title, text, form, shows_locations: showsLocations }: SectionProps<'form'>,
  { site: { settings }, now }: SiteServices,
): FormSectionView {
  return {
    title,
    text,
    form: leadFormView(form, settings, now),
    places: showsLocations
      ? locationBlocksView(settings, { show: shownPlaces(form, settings) }, now)
      : undefined,
  };
}

/** The locations of the department that receives the form; the primary one if the dealer has none. */
function shownPlaces(form: PageFormKind, { locations }: SiteSettings): string {
  const { department } = formDefinitions[form];
  if (department === undefined) return 'all';
  return chosenLocations(locations, { show: department }).length > 0 ? department : 'primary';
}
