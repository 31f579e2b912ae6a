import './place-website.css';
import type { LinkView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';

interface PlaceWebsiteProps {
  website: LinkView;
  /** The location's name, for screen readers. */
  of: string;
}

/** The link to a location's own website. */
export function PlaceWebsite({ website, of }: PlaceWebsiteProps) {
  return (
    <a href={website.href} className="place-website" target="_blank" rel="noopener">
      <Icon name="link" />
      <span>
        <span className="sr-only">Website of {of}: </span>
        {website.label}
      </span>
    </a>
  );
}
