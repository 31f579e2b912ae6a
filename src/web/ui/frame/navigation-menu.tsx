import './navigation-menu.css';
import { useLocation } from 'react-router';
import type { SiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AccountLink } from './account-link.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** The header's links in a menu, for narrow screens. Works without script. */
export function NavigationMenu({ site }: { site: SiteView }) {
  const { pathname, search } = useLocation();
  return (
    // closed again on the next page
    <details key={pathname + search} className="nav-menu">
      <summary aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav aria-label="Main">
        <NavigationLinks links={site.header}>
          {site.hasAccounts && <AccountLink site={site} place="menu" />}
        </NavigationLinks>
      </nav>
    </details>
  );
}
