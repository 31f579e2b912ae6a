import type { ComponentType } from 'react';
import type { CardView } from '#web/search/results/card-view.ts';
import type { QuickSearchProps } from '#web/search/quick-search-props.ts';
import type { SearchPageProps } from '#web/search/search-page-props.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { VehiclePageProps } from '#web/vehicle/vehicle-page-props.ts';

/** A template's own design of the frame of a site. Texts come from the view models. */
export interface Template {
  Header: ComponentType<{ site: SiteView }>;
  Footer: ComponentType<{ site: SiteView }>;
  /**
   * The class of a filter's menu, for templates that show filters as menus, with one open at a time; undefined for
   * a column.
   */
  filterMenuClass: string | undefined;
  /** Whether a vehicle's photographs stand in rooms of their own colour, which go on to the edges of the screen. */
  hasRooms: boolean;
}

/** The parts of a template that only some pages show; a page loads those that its route names in its `handle`. */
export interface TemplateParts {
  SearchPage: ComponentType<SearchPageProps>;
  VehiclePage: ComponentType<VehiclePageProps>;
  /** `eager` for a card that is visible without scrolling, so that its picture loads immediately. */
  ResultCard: ComponentType<{ card: CardView; eager: boolean }>;
  /** The search of the home page; undefined for the fields that templates share. */
  QuickSearch: ComponentType<QuickSearchProps> | undefined;
}

export type TemplatePart = keyof TemplateParts;

/** Loads a part of a template by name. */
export type LoadTemplatePart = <Part extends TemplatePart>(
  name: string,
  part: Part,
) => Promise<TemplateParts[Part]>;

/** The template's parts that a route's page shows, in the route's `handle`. */
export interface TemplatePartsHandle {
  templateParts?: readonly TemplatePart[];
}
