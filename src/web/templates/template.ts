import type { ComponentType } from 'react';
import type { HomeView } from '#web/content/home-view.ts';
import type { CardView } from '#web/search/results/card-view.ts';
import type { SearchPageProps } from '#web/search/search-page-props.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { VehiclePageProps } from '#web/vehicle/vehicle-page-props.ts';

/** A template's point of view: how the parts of a site look. What they say comes in view models. */
export interface Template {
  Header: ComponentType<{ site: SiteView }>;
  Footer: ComponentType<{ site: SiteView }>;
  /** Where filters are menus of which one is open at a time, instead of a column: the class of such a menu. */
  filterMenuClass: string | undefined;
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

/** Fetches a part of the template of a name. */
export type LoadTemplatePart = <Part extends TemplatePart>(
  name: string,
  part: Part,
) => Promise<TemplateParts[Part]>;

/** What a route says in its `handle` of the template's parts that its page shows. */
export interface TemplatePartsHandle {
  templateParts?: readonly TemplatePart[];
}
