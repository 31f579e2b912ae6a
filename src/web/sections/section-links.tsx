import './section-heading.css';
import type { LinkView } from '#web/site/site-view.ts';

/** The links of a section as buttons; the first one stands out. */
export function SectionLinks({ links }: { links: readonly LinkView[] }) {
  if (links.length === 0) return null;
  return (
    <p className="section-links section-buttons cluster gap-3">
      {links.map((link, at) => (
        <a
          key={link.href}
          href={link.href}
          className={`button ${at === 0 ? 'button-action' : 'button-quiet'}`}
        >
          {link.label}
        </a>
      ))}
    </p>
  );
}
