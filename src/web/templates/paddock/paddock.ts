import type { Template } from '#web/templates/template.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Home } from './home.tsx';
import { ResultCard } from './result-card.tsx';
import { SearchPage } from './search-page.tsx';
import { VehiclePage } from './vehicle-page.tsx';

/** Bold and dense: a deep header, narrow capitals, wide rows, filters in a bar across the top. */
export const template: Template = {
  Header,
  Footer,
  Home,
  ResultCard,
  SearchPage,
  VehiclePage,
  filterMenus: true,
};
