import './paddock.css';
import type { Template } from '#web/templates/template.ts';
import { SiteFooter } from '#web/ui/frame/site-footer.tsx';
import { Header } from './header.tsx';

/** Bold and dense: a deep header, narrow capitals, wide rows, filters in a bar across the top. */
export const template: Template = {
  Header,
  Footer: SiteFooter,
  filterMenuClass: 'paddock-filter-menu',
  hasRooms: false,
};
