import type { SpecificationLine } from '#domain/vehicle/specification-lines.ts';
import type { LocationView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { VehicleView } from './vehicle-view.ts';

const EQUIPMENT_SHOWN = 8;
const COMMENTS_SHOWN = 400;

export function Highlights({ lines }: { lines: SpecificationLine[] }) {
  return (
    <dl className="highlights" id="key-information">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Specifications({ view }: { view: VehicleView }) {
  const { specifications, equipment } = view;
  return (
    <>
      <section aria-labelledby="specifications">
        <h2 id="specifications">Specifications</h2>
        <dl className="specifications">
          {specifications.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {equipment.length > 0 && (
        <section aria-labelledby="features">
          <h2 id="features">Features</h2>
          <EquipmentList items={equipment.slice(0, EQUIPMENT_SHOWN)} />
          {equipment.length > EQUIPMENT_SHOWN && (
            <details className="more">
              <summary>
                <span className="when-closed">Show All</span>
                <span className="when-open">Show Less</span>
              </summary>
              <EquipmentList items={equipment.slice(EQUIPMENT_SHOWN)} />
            </details>
          )}
        </section>
      )}
    </>
  );
}

function EquipmentList({ items }: { items: string[] }) {
  return (
    <ul className="equipment">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}

export function Comments({ comments }: { comments: VehicleView['comments'] }) {
  const { title, text } = comments;
  const cut = text.length > COMMENTS_SHOWN ? text.lastIndexOf(' ', COMMENTS_SHOWN) : text.length;
  const end = cut > 0 ? cut : COMMENTS_SHOWN;
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">{title}</h2>
      <div className="comments">
        {text.slice(0, end)}
        {text.length > end && (
          <details className="more-inline">
            <summary>
              <span className="when-closed">… show more</span>
              <span className="when-open">show less</span>
            </summary>
            {text.slice(end)}
          </details>
        )}
      </div>
    </section>
  );
}

export function LocationBlock({ location }: { location: LocationView }) {
  return (
    <section aria-labelledby="vehicle-map">
      <h2 id="vehicle-map">Where to see it</h2>
      <div className="location-block">
        <address>
          <strong>{location.name}</strong>
          <br />
          {location.street}
          <br />
          {location.place}
          {location.licence && (
            <>
              <br />
              <small>{location.licence}</small>
            </>
          )}
        </address>
        <p className="location-links">
          {location.phone && (
            <a href={location.phone.href} className="button button-quiet">
              <Icon name="phone" />
              {location.phone.text}
            </a>
          )}
          <a
            href={location.directions}
            className="button button-quiet"
            target="_blank"
            rel="noopener"
          >
            <Icon name="pin" />
            Get Directions
          </a>
        </p>
      </div>
    </section>
  );
}

/** The two things a shopper can do at once; they stay in reach on a phone. */
export function Actions({ view }: { view: VehicleView }) {
  return (
    <div className="actions">
      <a href="#enquire" className="button button-action">
        {view.available ? 'Enquire' : 'Find Me Something Similar'}
      </a>
      {view.call && (
        <a
          href={view.call.href}
          className="button button-quiet"
          aria-label={`${view.call.label}, ${view.call.text}`}
        >
          <Icon name="phone" />
          {view.call.label}
        </a>
      )}
    </div>
  );
}
