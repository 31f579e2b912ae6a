import { chosenLocations } from '#domain/dealership/chosen-locations.ts';
import { formDefinitions, type PageFormKind } from '#domain/form/form-kinds.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type LeadFormView, leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { chosenByAddress, withChosen } from './chosen-by-address.ts';
import { wantedByAddress, withWanted } from './wanted-by-address.ts';
import { type LocationBlocksView, locationBlocksView } from '#web/places/location-blocks-view.ts';

export interface FormSectionView {
  title: string | undefined;
  text: string | undefined;
  form: LeadFormView;
  /** Undefined if the dealer does not want them here. */
  places: LocationBlocksView | undefined;
}

export async function formSectionView(
  { title, text, form, shows_locations: showsLocations }: SectionContent<'form'>,
  { site: { settings }, now, content, pages }: RequestServices,
  url: URL,
): Promise<FormSectionView> {
  const view = leadFormView(form, settings, now);
  const wanted = url.search === '' ? undefined : wantedByAddress(url, await content());
  const chosen = wanted?.model === undefined ? {} : await chosenByAddress(url, { pages });
  return {
    title,
    text,
    form: {
      ...view,
      fields: withChosen(withWanted(view.fields, wanted, settings.locations), chosen),
    },
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
