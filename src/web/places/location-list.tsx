import './location-list.css';
import { Form } from 'react-router';
import { DirectoryField } from '#web/content/directory/directory-field.tsx';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import type { LocationListView } from './location-list-view.ts';

/** A search by suburb or postcode, and the states of the list of addresses. */
export function LocationListSearch({ list: { heading, states } }: { list: LocationListView }) {
  return (
    <section aria-labelledby="location-list" className="stack gap-3">
      <h2 id="location-list">{heading}</h2>
      <Form action="/dealerships">
        <DirectoryField query="" />
      </Form>
      <ul className="location-list-links">
        <li>
          <a href="/dealer-locator" className="row-inline touch">
            Find the nearest one
          </a>
        </li>
        {states.map(({ id, name, rows }) => (
          <li key={id}>
            <a href={`#${id}`} className="row-inline touch">
              {name} ({rows.length})
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The addresses of many locations by state. */
export function LocationList({ list: { states } }: { list: LocationListView }) {
  return (
    <div className="location-list stack gap-6">
      {states.map(({ id, name, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>{name}</h3>
          <ul className="location-rows">
            {rows.map((row) => (
              <li key={row.page}>
                <a href={row.page} className="location-name row-inline touch">
                  {row.name}
                </a>
                <span>{row.address}</span>
                {row.phone && <PhoneLink phone={row.phone} className="row-inline touch" />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
