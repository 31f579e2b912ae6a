import { useState } from 'react';
import { AnnouncementBar } from '#web/ui/frame/announcement/announcement-bar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CityAnnouncementView } from './city-announcement-view.ts';

/** A bar that states a vehicle's city if it is not at the primary location. */
export function CityAnnouncement({ announcement }: { announcement: CityAnnouncementView }) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <AnnouncementBar label="Where the vehicle is" onDismiss={() => setDismissed(true)}>
      <Icon name="pin" />
      Located at {announcement.city}{' '}
      {announcement.directions && (
        <a href={announcement.directions} target="_blank" rel="noopener">
          Get Directions
        </a>
      )}
    </AnnouncementBar>
  );
}
