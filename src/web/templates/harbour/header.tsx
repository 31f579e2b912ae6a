import type { SiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { HeaderPhones } from '#web/ui/header-phones.tsx';
import { NavigationLinks } from '#web/ui/navigation-links.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

export function Header({ site }: { site: SiteView }) {
  return (
    <header className="harbour-header">
      <div className="harbour-bar">
        <Wordmark site={site} />
        <nav aria-label="Main" className="harbour-nav">
          <NavigationLinks links={site.header} />
        </nav>
        <HeaderPhones departments={site.departments} />
        <details className="nav-menu">
          <summary aria-label="Menu">
            <Icon name="menu" />
          </summary>
          <NavigationLinks links={site.header} />
        </details>
      </div>
    </header>
  );
}
