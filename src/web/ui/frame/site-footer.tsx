import './site-footer.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import type { SiteView } from '#web/site/site-view.ts';

/** The footer: locations, the links from the settings and the legal line. */
export function SiteFooter({ site }: { site: SiteView }) {
  return (
    <footer className="site-footer">
      <div className="footer-columns">
        <section aria-labelledby="footer-locations" className="footer-locations">
          <h2 id="footer-locations">Visit us</h2>
          <ul>
            {site.locations.map((location) => (
              <li key={location.id}>
                <strong>{location.name}</strong>
                <span>{location.street}</span>
                <span>{location.place}</span>
                {location.phone && <PhoneLink phone={location.phone} />}
              </li>
            ))}
          </ul>
        </section>
        {site.footer.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href + link.label}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="footer-legal">{site.legal}</p>
    </footer>
  );
}
