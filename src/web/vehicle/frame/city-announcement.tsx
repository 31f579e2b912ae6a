import './announcement-bar.css';
import { useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import type { AnnouncementView } from './announcement-view.ts';

/** A bar that states a vehicle's city if it is not at the primary location. */
export function AnnouncementBar({ announcement }: { announcement: AnnouncementView }) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <aside className="announcement-bar" aria-label="Where the vehicle is">
      <p>
        <Icon name="pin" />
        Located at {announcement.city}{' '}
        {announcement.directions && (
          <a href={announcement.directions} target="_blank" rel="noopener">
            Get Directions
          </a>
        )}
      </p>
      <button
        type="button"
        className="needs-script"
        aria-label="Dismiss"
        onClick={() => setDismissed(true)}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
