import './list-switch.css';
import type { SearchView } from '#web/search/search-view.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Leads to the same vehicles in a grid of cards and in a list of rows, where there is room for both. */
export function ListSwitch({ layouts }: Pick<SearchView, 'layouts'>) {
  if (layouts.length === 0) return null;
  return (
    <nav className="list-switch row" aria-label="View">
      {layouts.map(({ label, href, isCurrent }, at) => (
        <a
          key={label}
          href={href}
          rel="nofollow"
          className="icon-button"
          aria-label={label}
          aria-current={isCurrent || undefined}
        >
          <Icon name={at === 0 ? 'grid' : 'menu'} />
        </a>
      ))}
    </nav>
  );
}
