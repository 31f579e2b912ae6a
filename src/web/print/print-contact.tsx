import './print-contact.css';
import type { BrochureView } from '#web/brochure/brochure-view.ts';

/** The light margin that readers need around a QR code, in modules. */
const QUIET_ZONE = 4;

/** The location, opening hours and phone, and a QR code of the vehicle's page. */
export function PrintContact({ view }: { view: BrochureView }) {
  const { location, phone, dealer, qr } = view;
  const side = qr.size + 2 * QUIET_ZONE;
  return (
    <section className="print-contact cluster" aria-label="Where to see it">
      <address>
        <strong>{location?.name ?? dealer}</strong>
        {location && <span>{location.street}</span>}
        {location && <span>{location.place}</span>}
        {phone && <span className="print-phone">{phone}</span>}
        {location?.licence && <small>{location.licence}</small>}
      </address>
      {location && location.hours.length > 0 && (
        <dl>
          {location.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt className="soft">{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      <figure className="print-qr">
        <svg
          viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
          // the code is drawn inline, so there is no file for an <img>
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={`QR code of ${view.address}`}
        >
          <path d={qr.path} />
        </svg>
        <figcaption className="soft">Scan for today’s price and all pictures</figcaption>
      </figure>
    </section>
  );
}
