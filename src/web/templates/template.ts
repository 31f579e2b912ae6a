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
  /** Filters are menus of which one is open at a time, instead of a column. */
  filterMenus: boolean;
  VehiclePage: ComponentType<VehiclePageProps>;
}

/** The parts that a vehicle's page can do without; it fetches them only for the similar vehicles below. */
export interface TemplateLists {
  Home: ComponentType<{ home: HomeView; site: SiteView }>;
  /** `eager` for a card that is seen without scrolling: its picture does not wait. */
  ResultCard: ComponentType<{ card: CardView; eager: boolean }>;
  SearchPage: ComponentType<SearchPageProps>;
}
