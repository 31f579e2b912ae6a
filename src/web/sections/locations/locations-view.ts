import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { locationCards } from '#web/places/location-blocks-view.ts';
import type { LocationCardView } from '#web/places/location-card-view.ts';
import type { LinkView } from '#web/site/site-view.ts';

export interface LocationsView {
  title: string | undefined;
  text: string | undefined;
  layout: SectionContent<'locations'>['layout'];
  cards: LocationCardView[];
  /** The link to all locations, if some are not shown. */
  all: LinkView | undefined;
}

export function locationsView(
  { title, text, layout, limit, ...choice }: SectionContent<'locations'>,
  { site, now }: RequestServices,
): LocationsView | undefined {
  const cards = locationCards(site.settings, choice, now);
  if (cards.length === 0) return undefined;
  return {
    title,
    text,
    layout,
    cards: cards.slice(0, limit),
    all:
      cards.length > limit
        ? { label: `See all ${cards.length} locations`, href: '/dealerships' }
        : undefined,
  };
}
