import './location-card.css';
import { Picture } from '#web/ui/card/picture.tsx';
import type { WebsiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';

interface PlaceWebsiteProps {
  website: WebsiteView;
  /** The location's name, for screen readers. */
  of: string;
}

/** The link to a location's own website. */
export function PlaceWebsite({ website, of }: PlaceWebsiteProps) {
  return (
    <a
      href={website.href}
      className="place-website row-inline gap-2"
      target="_blank"
      rel="noopener"
    >
      {website.logo ? (
        <Picture picture={website.logo} sizes="96px" widest={480} className="place-website-logo" />
      ) : (
        <Icon name="link" />
      )}
      <span>
        <span className="sr-only">Website of {of}: </span>
        {website.label}
      </span>
    </a>
  );
}
