import type { SiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

export function Header({ site }: { site: SiteView }) {
  return (
    <header className="harbour-header">
      <div className="harbour-bar">
        <Wordmark site={site} />
        <nav aria-label="Main" className="harbour-nav">
          <ul>
            {site.header.map((link) => (
              <li key={link.href + link.label}>
                <a href={link.href} className={link.emphasised ? 'nav-emphasised' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {site.phone && (
          <a href={site.phone.href} className="header-phone">
            <Icon name="phone" />
            <span>{site.phone.text}</span>
          </a>
        )}
        <details className="nav-menu">
          <summary aria-label="Menu">
            <Icon name="menu" />
          </summary>
          <ul>
            {site.header.map((link) => (
              <li key={link.href + link.label}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </header>
  );
}
