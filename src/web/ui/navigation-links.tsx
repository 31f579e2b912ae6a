import type { SiteView } from '#web/site/site-view.ts';

/** The links of a site's header. */
export function NavigationLinks({ links }: { links: SiteView['header'] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href + link.label}>
          <a href={link.href} className={link.emphasised ? 'nav-emphasised' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
