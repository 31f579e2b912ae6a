import { useLocation } from 'react-router';
import type { SiteView } from '#web/site/site-view.ts';

/** The links of a site's header; the one that leads to the page being shown is marked. */
export function NavigationLinks({ links }: { links: SiteView['header'] }) {
  const { pathname, search } = useLocation();
  const here = listAddress(pathname + search);
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href + link.label}>
          <a
            href={link.href}
            className={link.emphasised ? 'nav-emphasised' : undefined}
            aria-current={listAddress(link.href) === here ? 'page' : undefined}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An address without what changes only the order and the page of a list; capitals make no difference. */
function listAddress(address: string): string {
  const [path = '', query] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  parameters.delete('sortBy');
  parameters.sort();
  return `${path.replace(/(.)\/$/, '$1')}?${parameters}`.toLowerCase();
}
