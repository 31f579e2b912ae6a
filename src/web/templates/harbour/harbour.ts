import './harbour.css';
import type { Template } from '#web/templates/template.ts';
import { SiteFooter } from '#web/ui/frame/site-footer.tsx';
import { Header } from './header.tsx';

/** Light and open: white space, rounded cards in a grid, filters in a column. */
export const template: Template = {
  Header,
  Footer: SiteFooter,
  filterMenuClass: undefined,
  hasRooms: false,
};
