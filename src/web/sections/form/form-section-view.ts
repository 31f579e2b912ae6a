import type { SectionProps } from '#site/pages/section-kinds.ts';
import type { SiteServices } from '#services/site-services.ts';
import { type LeadFormView, leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { locationBlocksView } from '#web/places/location-blocks-view.ts';

export interface FormSectionView {
  title: string | undefined;
  text: string | undefined;
  form: LeadFormView;
  places: ReturnType<typeof locationBlocksView>;
}

export function formSectionView(
  { title, text, form, shows_locations: showsLocations }: SectionProps<'form'>,
  { site: { settings }, now }: SiteServices,
): FormSectionView {
  return {
    title,
    text,
    form: leadFormView(form, settings, now),
    places: showsLocations ? locationBlocksView(settings, { show: 'all' }, now) : [],
  };
}
