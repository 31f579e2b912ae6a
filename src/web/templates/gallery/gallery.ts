import './gallery.css';
import type { Template } from '#web/templates/template.ts';
import { PaperFooter } from '#web/ui/frame/site-footer.tsx';
import { Header } from './header.tsx';

/** Quiet: photographs in rooms of their own colour, light type without bold, filters as one sentence. */
export const template: Template = {
  Header,
  Footer: PaperFooter,
  filterMenuClass: undefined,
  hasRooms: true,
};
