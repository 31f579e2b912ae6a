import './saved-link.css';
import { savedWords } from '#web/favourites/saved-words.ts';
import { useSaved } from '#web/favourites/use-saved.ts';
import type { SiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';

interface SavedLinkProps {
  site: SiteView;
  /** Shows the words beside the icon, as in the drawer. */
  hasLabel?: boolean;
}

/** The way to the saved vehicles, with their number once the browser has told it; the number moves nothing. */
export function SavedLink({ site, hasLabel = false }: SavedLinkProps) {
  const count = useSaved(site)?.length ?? 0;
  if (!site.savedList) return null;
  const { icon, title } = savedWords(site.savedList, site);
  if (hasLabel) {
    return (
      <a href="/saved" rel="nofollow" className="row-inline gap-2">
        <Icon name={icon} />
        {count > 0 ? `${title} (${count})` : title}
      </a>
    );
  }
  return (
    <a href="/saved" rel="nofollow" className="saved-link icon-button" title={title}>
      <Icon name={icon} />
      <span className="sr-only">{title} </span>
      {count > 0 && <span className="saved-count">{count}</span>}
    </a>
  );
}
