import './home-link.css';
import type { SiteView } from '#web/site/site-view.ts';

/** The dealer's name in the template's type, for dealers without a logo. */
export function Wordmark({ site }: { site: SiteView }) {
  const [first = '', ...others] = site.name.split(' ');
  return (
    <span className="wordmark">
      <b>{first}</b> {others.join(' ')}
    </span>
  );
}
