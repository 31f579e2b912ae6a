import '#web/account/garage/garage.css';
import './activity.css';
import { ActivityItem } from './activity-item.tsx';
import type { ApplicationView } from './application-views.ts';

/** The visitor's finance applications. */
export function ApplicationsSection({
  applications,
}: {
  applications: readonly ApplicationView[];
}) {
  if (applications.length === 0) return null;
  return (
    <section aria-labelledby="garage-finance" className="stack gap-4">
      <h2 id="garage-finance">Finance applications</h2>
      <ul className="stack gap-4">
        {applications.map(({ id, state, isOpen, sent, vehicle, rows, continues }) => (
          <ActivityItem
            key={id}
            title="Finance application"
            state={{ text: state, isOpen }}
            sent={sent}
            vehicle={vehicle}
            rows={rows}
          >
            {continues && (
              <p>
                <a href={continues.href} rel="noreferrer" className="button button-action">
                  {continues.label}
                </a>
              </p>
            )}
          </ActivityItem>
        ))}
      </ul>
    </section>
  );
}
