import type { LinkView } from '#web/site/site-view.ts';

/** The few ways on that a dealer puts first. */
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
