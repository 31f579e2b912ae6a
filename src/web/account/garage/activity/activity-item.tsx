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
    <li className="activity-item">
      <h3>{title}</h3>
      {state && (
        <p className="activity-state" data-open={state.isOpen || undefined}>
          {state.text}
        </p>
      )}
      {vehicle && (
        <p className="activity-vehicle">
          {vehicle.href ? <a href={vehicle.href}>{vehicle.name}</a> : vehicle.name}
        </p>
      )}
      <p className="activity-sent">Sent {sent}</p>
      {rows.length > 0 && (
        <dl className="activity-rows">
          {rows.map(({ label, value }) => (
            <div key={label + value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </li>
  );
}
