import './pills.css';
/** A link to one view of a list. */
export interface PillLinkView {
  label: string;
  href: string;
  /** The number of results; absent for the link to everything. */
  count: number | undefined;
  current: boolean;
}

/** Links to the views of a list, shown as pills; one is current. */
export function PillLinks({ label, links }: { label: string; links: readonly PillLinkView[] }) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label} className="pill-links">
      <ul className="pills-row cluster gap-2">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              className="pill paper touch row-inline gap-2"
              aria-current={link.current ? 'page' : undefined}
            >
              {link.label}
              {link.count !== undefined && (
                <span className="pill-count soft small">{link.count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
