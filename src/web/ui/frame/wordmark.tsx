import './wordmark.css';
import type { SiteView } from '#web/site/site-view.ts';

/** The dealer's name as a logo that links to the home page. */
export function Wordmark({ site }: { site: SiteView }) {
  const [first = '', ...others] = site.name.split(' ');
  return (
    <a href="/" className="wordmark" aria-label={`${site.name}, home page`}>
      <b>{first}</b> {others.join(' ')}
    </a>
  );
}
