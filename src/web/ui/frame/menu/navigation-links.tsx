import './menu-entry.css';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { NavigationEntry } from '#web/site/site-view.ts';
import { Dropdown } from './dropdown.tsx';
import { isCurrent } from './is-current.ts';

interface NavigationLinksProps {
  entries: readonly NavigationEntry[];
  /** A further entry after them. */
  children?: ReactNode;
}

/** The entries of a site's header, as links and dropdowns; the one of the current page is marked. */
export function NavigationLinks({ entries, children }: NavigationLinksProps) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <ul className="menu-entries cluster">
      {entries.map((entry) => (
        <li key={entry.href + entry.label}>
          {entry.items.length > 0 || entry.menu ? (
            // closed again on the next page
            <Dropdown key={here} entry={entry} isCurrent={isCurrent(entry.href, here)} />
          ) : (
            <a
              href={entry.href}
              className="menu-entry row-inline"
              data-emphasised={entry.emphasised || undefined}
              aria-current={isCurrent(entry.href, here) ? 'page' : undefined}
            >
              {entry.label}
            </a>
          )}
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
