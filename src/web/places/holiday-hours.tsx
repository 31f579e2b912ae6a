import '#web/ui/text-button.css';
import './holiday-hours.css';
import { useId, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { HolidayHoursView } from './departments-view.ts';

interface HolidayHoursProps {
  /** The name of the place. */
  place: string;
  holidays: readonly HolidayHoursView[];
}

/** The coming holiday hours, in a dialog behind a button. Without script they are part of the page. */
export function HolidayHours({ place, holidays }: HolidayHoursProps) {
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  if (holidays.length === 0) return null;

  return (
    <div className="holiday-hours">
      <button
        type="button"
        className="holiday-hours-ask text-button row-inline gap-2 needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
        Holiday hours<span className="sr-only"> of {place}</span>
      </button>
      <Dialog
        isOpen={isOpen}
        className="holiday-hours-dialog"
        labelledBy={title}
        onClose={() => setOpen(false)}
      >
        <div className="holiday-hours-days pad-5">
          <h3 id={title} tabIndex={-1}>
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
        </div>
      </Dialog>
    </div>
  );
}
