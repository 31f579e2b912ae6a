import './feature-banner.css';
import { Icon } from '#web/ui/icon.tsx';

export interface FeatureBannerLink {
  title: string;
  text?: string | undefined;
  href: string;
}

/** Up to three links to the dealer's other services, above the results. */
export function FeatureBanner({ links }: { links: readonly FeatureBannerLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="More from us" className="feature-banner">
      <ul>
        {links.map((link) => (
          <li key={link.href + link.title}>
            <a href={link.href} className="tinted row between gap-3">
              <span className="stack">
                <strong>{link.title}</strong>
                {link.text && <span className="soft small">{link.text}</span>}
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
