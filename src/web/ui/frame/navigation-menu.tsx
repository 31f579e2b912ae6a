import './navigation-menu.css';
import type { SiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** The header's links in a menu, for narrow screens. Works without script. */
export function NavigationMenu({ links }: { links: SiteView['header'] }) {
  return (
    <details className="nav-menu">
      <summary aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav aria-label="Main">
        <NavigationLinks links={links} />
      </nav>
    </details>
  );
}
