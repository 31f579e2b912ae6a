import './opening-hours.css';
import { useId } from 'react';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { DepartmentOnPremises } from './departments-view.ts';

interface OpeningHoursProps {
  /** The name of the place, for screen readers. */
  place: string;
  departments: readonly DepartmentOnPremises[];
}

/**
 * The phone and the opening hours of a place. Several departments have a selector, which is plain HTML and works without
 * script.
 */
export function OpeningHours({ place, departments }: OpeningHoursProps) {
  const name = useId();
  return (
    <div className="opening-hours stack gap-3">
      {departments.length > 1 && (
        <fieldset className="department-choice">
          <legend className="sr-only">Department of {place}</legend>
          {departments.map(({ department, label, isChosen }) => (
            <label key={department}>
              <input type="radio" name={name} value={department} defaultChecked={isChosen} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {departments.map(({ department, label, phone, status, lines }) => (
        <div key={department} className="department-hours stack gap-2" data-department={department}>
          <p className="location-phone row gap-2">
            <Icon name="phone" />
            {phone ? <PhoneLink phone={phone} /> : <span>Phone not available</span>}
          </p>
          {status && (
            <p className="location-status row gap-2" data-open={status.isOpen}>
              {status.text}
            </p>
          )}
          {lines.length > 0 && (
            <table className="location-hours">
              <caption className="sr-only">
                {departments.length > 1 ? `Opening hours, ${label}` : 'Opening hours'}
              </caption>
              <tbody>
                {lines.map(({ days, hours, isToday }) => (
                  <tr key={days} data-today={isToday || undefined}>
                    <th scope="row">
                      {days}
                      {isToday && !days.startsWith('Today') && (
                        <span className="sr-only"> (today)</span>
                      )}
                    </th>
                    <td>{hours}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      ))}
    </div>
  );
}
