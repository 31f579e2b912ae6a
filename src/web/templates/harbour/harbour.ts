import type { Template } from '#web/templates/template.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Home } from './home.tsx';
import { ResultCard } from './result-card.tsx';
import { SearchPage } from './search-page.tsx';
import { VehiclePage } from './vehicle-page.tsx';

/** Light and open: white space, rounded cards in a grid, filters in a column. */
export const template: Template = {
  Header,
  Footer,
  Home,
  ResultCard,
  SearchPage,
  VehiclePage,
  filterMenus: false,
};
