import './hero-links.css';
import type { LinkView } from '#web/site/site-view.ts';

/** The dealer's main links, under the hero. */
export function HeroLinks({ links }: { links: LinkView[] }) {
  if (links.length === 0) return null;
  return (
    <p className="hero-links">
      {links.map((link) => (
        <a key={link.href} href={link.href} className="button button-action">
          {link.label}
        </a>
      ))}
    </p>
  );
}
