import './favourites-link.css';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSaved } from './use-saved.ts';

/**
 * A link to the browser's list in a corner of the screen, shown once there is something on it. It overlays the page, so
 * nothing moves.
 */
export function FavouritesLink() {
  const site = useSite();
  const saved = useSaved(site) ?? [];
  if (!site.savedList || site.savedList === 'save' || saved.length === 0) return null;
  const isComparison = site.savedList === 'compare';
  return (
    <a href={isComparison ? '/compare' : '/saved'} className="favourites-link row-inline gap-2">
      <Icon name={isComparison ? 'compare' : 'heart'} />
      {isComparison ? 'Compare' : 'Saved'} ({saved.length})
    </a>
  );
}
