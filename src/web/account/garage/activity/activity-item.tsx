import './activity.css';
import type { ReactNode } from 'react';
import type { VehicleLink } from './activity-facts.ts';
import type { SentRow } from './sent-rows.ts';

interface ActivityItemProps {
  title: string;
  /** When it was sent. */
  sent: string;
  vehicle: VehicleLink | undefined;
  /** What has come of it. */
  state?: { text: string; isOpen: boolean };
  rows: readonly SentRow[];
  /** Notes and links below the rows. */
  children?: ReactNode;
}

/** One thing that the visitor has sent to the dealer. */
export function ActivityItem({ title, sent, vehicle, state, rows, children }: ActivityItemProps) {
  return (
    <li className="activity-item framed pad-4 stack">
      <h3>{title}</h3>
      {state && (
        <p className="activity-state soft small" data-open={state.isOpen || undefined}>
          {state.text}
        </p>
      )}
      {vehicle && (
        <p className="activity-vehicle">
          {vehicle.href ? <a href={vehicle.href}>{vehicle.name}</a> : vehicle.name}
        </p>
      )}
      <p className="soft small">Sent {sent}</p>
      {rows.length > 0 && (
        <dl className="activity-rows">
          {rows.map(({ label, value }) => (
            <div key={label + value}>
              <dt className="soft small">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </li>
  );
}
