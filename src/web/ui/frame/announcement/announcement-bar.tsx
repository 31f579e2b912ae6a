import './announcement-bar.css';
import type { ReactNode } from 'react';
import type { AnnouncementSettings } from '#site/settings/announcements.ts';
import { Icon } from '#web/ui/icon.tsx';

interface AnnouncementBarProps {
  /** Its name for screen readers. */
  label: string;
  tone?: AnnouncementSettings['tone'];
  isHidden?: boolean;
  /** The id under which the browser stores that it was dismissed. */
  id?: string | undefined;
  /** Undefined if visitors may not dismiss it. */
  onDismiss: (() => void) | undefined;
  children: ReactNode;
}

/** A bar of one line across the page. */
export function AnnouncementBar({
  label,
  tone = 'quiet',
  isHidden = false,
  id,
  onDismiss,
  children,
}: AnnouncementBarProps) {
  return (
    <aside
      className="announcement-bar row gap-2"
      aria-label={label}
      hidden={isHidden}
      data-tone={tone}
      data-id={id}
      // the page's inline script may have changed which one is hidden
      suppressHydrationWarning
    >
      <p>{children}</p>
      {onDismiss && (
        <button
          type="button"
          className="icon-button needs-script"
          aria-label="Dismiss"
          onClick={onDismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
