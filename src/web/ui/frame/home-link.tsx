import './home-link.css';
import type { SiteView } from '#web/site/site-view.ts';
import { Logo } from './logo.tsx';
import { Wordmark } from './wordmark.tsx';

/** The dealer's logo or name in the header, as a link to the home page. */
export function HomeLink({ site, ground }: { site: SiteView; ground: 'paper' | 'deep' }) {
  const name = site.brand.logo?.alt ?? site.name;
  return (
    <a href="/" className="home-link row" aria-label={`${name}, home page`}>
      {site.brand.logo ? (
        <Logo site={site} ground={ground} isDecorative />
      ) : (
        <Wordmark site={site} />
      )}
    </a>
  );
}
