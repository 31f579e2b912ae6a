import './site-header.css';
import type { SiteView } from '#web/site/site-view.ts';
import { AccountMenu } from './account-link.tsx';
import { HeaderPhones } from './header-phones.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import { NavigationLinks } from './menu/navigation-links.tsx';
import { SavedLink } from './saved-link.tsx';

interface SiteHeaderProps {
  site: SiteView;
  /** What the logo stands on. */
  ground: 'paper' | 'deep';
  /** The class of its dress in a template. */
  className: string;
}

/** The logo, the menu, the phones, the saved vehicles and the account on one line; on a phone the menu is a drawer. */
export function SiteHeader({ site, ground, className }: SiteHeaderProps) {
  return (
    <header className={className}>
      <div className="site-bar page-width row gap-5">
        <HomeLink site={site} ground={ground} />
        <nav aria-label={site.navigationLabel} className="site-nav">
          <NavigationLinks entries={site.header} />
        </nav>
        <HeaderPhones departments={site.departments} openNow={site.openNow} />
        <SavedLink site={site} />
        <AccountMenu site={site} />
        <MenuDrawer site={site} />
      </div>
    </header>
  );
}
