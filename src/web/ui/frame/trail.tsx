import './trail.css';
import type { LinkView } from '#web/site/site-view.ts';

export function Trail({ trail, here }: { trail: LinkView[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="trail">
      <ol>
        {trail.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
