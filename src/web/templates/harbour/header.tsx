import type { SiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NavigationLinks } from '#web/ui/navigation-links.tsx';
import { NavigationMenu } from '#web/ui/navigation-menu.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

export function Header({ site }: { site: SiteView }) {
  return (
    <header className="harbour-header">
      <div className="harbour-bar">
        <Wordmark site={site} />
        <nav aria-label="Main" className="harbour-nav">
          <NavigationLinks links={site.header} />
        </nav>
        {site.phone && (
          <a href={site.phone.href} className="header-phone">
            <Icon name="phone" />
            <span>{site.phone.text}</span>
          </a>
        )}
        <NavigationMenu links={site.header} />
      </div>
    </header>
  );
}
