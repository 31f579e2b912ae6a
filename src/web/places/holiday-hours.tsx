import '#web/ui/text-button.css';
import '#web/ui/dialog.css';
import './holiday-hours.css';
import { useId, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import type { HolidayHoursView } from './departments-view.ts';

interface HolidayHoursProps {
  /** The name of the place. */
  place: string;
  holidays: readonly HolidayHoursView[];
}

/** The coming holiday hours, in a dialog behind a button. Without script they are part of the page. */
export function HolidayHours({ place, holidays }: HolidayHoursProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  if (holidays.length === 0) return null;

  function open(): void {
    dialog.current?.showModal();
    // the only button is at the end, and would be scrolled into view
    heading.current?.focus();
  }

  return (
    <div className="holiday-hours">
      <button
        type="button"
        className="holiday-hours-ask text-button row-inline gap-2 needs-script"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="calendar" />
        Holiday hours<span className="sr-only"> of {place}</span>
      </button>
      <dialog
        ref={dialog}
        className="holiday-hours-dialog dialog pad-5"
        aria-labelledby={title}
        closedby="any"
      >
        <h3 ref={heading} id={title} tabIndex={-1}>
          Holiday hours
          <small className="soft small">{place}</small>
        </h3>
        {holidays.map(({ title: departments, lines }) => (
          <table key={departments ?? ''}>
            {departments && <caption>{departments}</caption>}
            <tbody>
              {lines.map(({ date, weekday, day, name, hours }) => (
                <tr key={date}>
                  <th scope="row">
                    {weekday} {day}
                    {name && <small className="soft small">{name}</small>}
                  </th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
        <form method="dialog" className="needs-script">
          <button type="submit" className="button button-quiet">
            Close
          </button>
        </form>
      </dialog>
    </div>
  );
}
