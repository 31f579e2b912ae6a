import './trail.css';
import type { LinkView } from '#web/site/site-view.ts';

/**
 * Breadcrumbs from the home page.
 * @param above the pages between the home page and this one
 * @param here the name of this page
 */
export function Trail({ above, here }: { above: LinkView[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="trail small">
      <ol>
        {[{ label: 'Home', href: '/' }, ...above].map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
