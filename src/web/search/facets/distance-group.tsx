import '#web/enquiry/form/fields/field-notes.css';
import './filter-groups.css';
import type { ReactNode } from 'react';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import { closeOnEscape } from '#web/search/close-on-escape.ts';
import type { NearView } from '#web/search/search-view.ts';

/** The filter for vehicles within a distance of a postcode. */
export function DistanceGroup({
  near,
  menuClass,
  children,
}: {
  near: NearView;
  menuClass: string | undefined;
  /** Another way to choose where. */
  children: ReactNode;
}) {
  const [postcode, setPostcode] = useSyncedState(near.postcode);
  const [km, setKm] = useSyncedState(String(near.km));
  const isOn = near.postcode !== '' && !near.fault;
  return (
    <details
      className={menuClass ? `filter-group ${menuClass}` : 'filter-group'}
      {...(menuClass !== undefined
        ? { name: 'filters', onKeyDown: closeOnEscape }
        : { open: near.postcode !== '' })}
    >
      <summary>
        <span>Distance</span>
        {isOn && <span className="filter-on">on</span>}
      </summary>
      <fieldset className="filter-panel">
        <legend className="sr-only">Distance</legend>
        <div className="distance-fields stack gap-2">
          <label>
            <span className="soft small">Within</span>
            <select name="distance" value={km} onChange={(event) => setKm(event.target.value)}>
              {near.distances.map((distance) => (
                <option key={distance} value={distance}>
                  {distance} km
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="soft small">of postcode</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="postal-code"
              name="postcode"
              maxLength={4}
              placeholder="2000"
              value={postcode}
              aria-invalid={near.fault ? true : undefined}
              aria-describedby={near.fault ? 'postcode-fault' : undefined}
              onChange={(event) => setPostcode(event.target.value)}
            />
          </label>
        </div>
        {near.fault && (
          <p id="postcode-fault" className="field-fault">
            {near.fault}
          </p>
        )}
        {children}
      </fieldset>
    </details>
  );
}
