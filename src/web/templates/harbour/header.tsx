import './header.css';
import type { SiteView } from '#web/site/site-view.ts';
import { AccountMenu } from '#web/ui/frame/account-link.tsx';
import { HeaderPhones } from '#web/ui/frame/header-phones.tsx';
import { MenuDrawer } from '#web/ui/frame/menu/menu-drawer.tsx';
import { NavigationLinks } from '#web/ui/frame/menu/navigation-links.tsx';
import { HomeLink } from '#web/ui/frame/home-link.tsx';

export function Header({ site }: { site: SiteView }) {
  return (
    <header className="harbour-header">
      <div className="harbour-bar page-width row gap-5">
        <HomeLink site={site} ground="paper" />
        <nav aria-label={site.navigationLabel} className="harbour-nav">
          <NavigationLinks entries={site.header} />
        </nav>
        <HeaderPhones departments={site.departments} openNow={site.openNow} />
        <AccountMenu site={site} />
        <MenuDrawer site={site} />
      </div>
    </header>
  );
}
