/** One of several ways to see a list. */
export interface PillLinkView {
  label: string;
  href: string;
  /** What is found there; absent for the way that leaves nothing out. */
  count: number | undefined;
  current: boolean;
}

/** Ways to see a list, one at a time. */
export function PillLinks({ label, links }: { label: string; links: readonly PillLinkView[] }) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label} className="pill-links">
      <ul className="pills-row">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="pill" aria-current={link.current ? 'page' : undefined}>
              {link.label}
              {link.count !== undefined && <span className="pill-count">{link.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
