import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { SiteView } from '#web/site/site-view.ts';

interface NavigationLinksProps {
  links: SiteView['header'];
  /** A further link after them. */
  children?: ReactNode;
}

/** The links of a site's header; the one to the current page is marked. */
export function NavigationLinks({ links, children }: NavigationLinksProps) {
  const { pathname, search } = useLocation();
  const current = comparableAddress(pathname + search);
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href + link.label}>
          <a
            href={link.href}
            data-emphasised={link.emphasised || undefined}
            aria-current={comparableAddress(link.href) === current ? 'page' : undefined}
          >
            {link.label}
          </a>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}

/** An address in lower case without sort order and page number, for comparison. */
function comparableAddress(address: string): string {
  const [path = '', query] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  parameters.delete('sortBy');
  parameters.sort();
  return `${path.replace(/(.)\/$/, '$1')}?${parameters}`.toLowerCase();
}
