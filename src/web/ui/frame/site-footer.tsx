import './site-footer.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import type { SiteView } from '#web/site/site-view.ts';
import { Franchises } from './franchises.tsx';
import { FrameHours } from './frame-hours.tsx';
import { Logo } from './logo.tsx';

/** The footer: locations, hours, links from the settings, makes, the logo, social networks and the legal line. */
export function SiteFooter({ site }: { site: SiteView }) {
  return <FooterOn site={site} ground="deep" />;
}

/** The footer on the template's own ground. */
export function PaperFooter({ site }: { site: SiteView }) {
  return <FooterOn site={site} ground="paper" />;
}

function FooterOn({ site, ground }: { site: SiteView; ground: 'paper' | 'deep' }) {
  return (
    <footer className="site-footer">
      <div className="footer-columns page-width cluster">
        <section aria-labelledby="footer-locations" className="footer-locations">
          <h2 id="footer-locations">Visit us</h2>
          <ul className="stack gap-5">
            {site.locations.map((location) => (
              <li key={location.id}>
                <strong>{location.name}</strong>
                <span>{location.street}</span>
                <span>{location.place}</span>
                {location.phone && <PhoneLink phone={location.phone} />}
                {location.website && (
                  <a href={location.website.href} target="_blank" rel="noopener">
                    <span className="sr-only">Website of {location.name}: </span>
                    {location.website.label}
                  </a>
                )}
              </li>
            ))}
            {site.hours && (
              <li className="footer-hours">
                <strong>Opening hours</strong>
                {site.locations.length > 1 && <span>{site.hours.of}</span>}
                <FrameHours hours={site.hours.hours} label={site.hours.of} />
              </li>
            )}
          </ul>
          {site.locationCount > site.locations.length && (
            <p className="footer-all">
              <a href="/dealerships">All {site.locationCount} locations</a>
            </p>
          )}
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
      <div className="footer-end page-width small stack gap-3">
        {site.brand.franchises && <Franchises franchises={site.brand.franchises} />}
        <Logo site={site} ground={ground} isDecorative isLazy />
        {site.tagline && <p>{site.tagline}</p>}
        {site.social.length > 0 && (
          <ul aria-label="Follow us" className="footer-social cluster">
            {site.social.map(({ label, href }) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener me" className="row-inline touch">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          {site.legal}
          {site.abn && ` · ${site.abn}`}
          {' · '}
          <a href={site.privacy}>Privacy policy</a>
          {site.terms && (
            <>
              {' · '}
              <a href={site.terms}>Terms and conditions</a>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
