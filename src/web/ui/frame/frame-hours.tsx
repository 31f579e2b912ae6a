import './frame-hours.css';
import type { FrameHours as FrameHoursView } from '#web/site/hours-of-location.ts';

interface FrameHoursProps {
  hours: FrameHoursView;
  /** What the hours are of: `Sales`. */
  label: string;
}

/** The opening hours in the header and in the footer. */
export function FrameHours({ hours: { lines, special }, label }: FrameHoursProps) {
  return (
    <table className="frame-hours">
      <caption className="sr-only">Opening hours, {label}</caption>
      <tbody>
        {lines.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
        {special.map(({ date, day, name, hours }) => (
          <tr key={date} className="frame-hours-special">
            <th scope="row">{name === undefined ? day : `${name}, ${day}`}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
