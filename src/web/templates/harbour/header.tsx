import './header.css';
import type { SiteView } from '#web/site/site-view.ts';
import { HeaderPhones } from '#web/ui/header-phones.tsx';
import { NavigationLinks } from '#web/ui/navigation-links.tsx';
import { NavigationMenu } from '#web/ui/navigation-menu.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

export function Header({ site }: { site: SiteView }) {
  return (
    <header className="harbour-header">
      <div className="harbour-bar">
        <Wordmark site={site} />
        <nav aria-label={site.navigationLabel} className="harbour-nav">
          <NavigationLinks links={site.header} />
        </nav>
        <HeaderPhones departments={site.departments} />
        <NavigationMenu links={site.header} />
      </div>
    </header>
  );
}
