import type { ComponentType } from 'react';
import type { Theme } from '#site/settings/theme.ts';
import type { HomeView } from '#web/content/home-view.ts';
import type { CardView } from '#web/search/results/card-view.ts';
import type { SearchPageProps } from '#web/search/search-page-props.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { VehiclePageProps } from '#web/vehicle/vehicle-page-props.ts';

/** A template's point of view: how the parts of a site look. What they say comes in view models. */
export interface Template {
  Header: ComponentType<{ site: SiteView }>;
  Footer: ComponentType<{ site: SiteView }>;
  /** Its fonts, unless the dealer's theme names others. */
  typeface: Exclude<Theme['typeface'], 'template'>;
  /** Filters are menus of which one is open at a time, instead of a column. */
  filterMenus: boolean;
}

/** The parts of a template that some pages show; each is fetched by the pages that name it in their `handle`. */
export interface TemplateParts {
  Home: ComponentType<{ home: HomeView; site: SiteView }>;
  SearchPage: ComponentType<SearchPageProps>;
  VehiclePage: ComponentType<VehiclePageProps>;
  /** `eager` for a card that is seen without scrolling: its picture does not wait. */
  ResultCard: ComponentType<{ card: CardView; eager: boolean }>;
}

export type TemplatePart = keyof TemplateParts;

/** What a route says in its `handle` of the template's parts that its page shows. */
export interface TemplatePartsHandle {
  templateParts?: readonly TemplatePart[];
}
