import { use, useState, useSyncExternalStore } from 'react';
import { InlineNonce } from '#web/inline-nonce.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import type { AnnouncementView } from './announcement-views.ts';
import {
  dismissedKeys,
  entryOf,
  recordDismissed,
  storedDismissals,
} from './dismissed-announcements.ts';

/**
 * An inline script behind the announcements. It hides those that the visitor has dismissed before the page is painted,
 * so that nothing moves.
 */
const hideDismissedScript = `(() => {
  const { children, dataset } = document.currentScript.previousElementSibling;
  let dismissed = [];
  try {
    dismissed = JSON.parse(localStorage.getItem(dataset.dismissed)) ?? [];
  } catch (error) {
    console.warn('Dismissed announcements could not be read', error);
  }
  const shown = [...children].find(({ dataset: { id } }) => !id || !dismissed.includes?.(id));
  for (const bar of children) bar.hidden = bar !== shown;
})()`;

interface AnnouncementsProps {
  announcements: readonly AnnouncementView[];
  /** The site's slug. */
  site: string;
}

/** The site's announcements above its header. Shows the first that is not dismissed. */
export function Announcements({ announcements, site }: AnnouncementsProps) {
  const nonce = use(InlineNonce);
  // stored here too, for browsers without storage
  const [dismissedHere, setDismissedHere] = useState<readonly string[]>([]);
  const stored = useSyncExternalStore(
    subscribe,
    () => storedDismissals(site),
    () => '',
  );
  const dismissed = [...dismissedKeys(stored), ...dismissedHere];
  const shown = announcements.find(
    ({ key, isDismissible }) => !isDismissible || !dismissed.includes(key),
  );

  function dismiss(key: string): void {
    recordDismissed(site, key);
    setDismissedHere((others) => [...others, key]);
    // the button with the focus is gone
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div data-dismissed={entryOf(site)}>
        {announcements.map((announcement) => {
          const { key, text, link, tone, isDismissible } = announcement;
          return (
            <AnnouncementBar
              key={key}
              label="Announcement"
              tone={tone}
              isHidden={announcement !== shown}
              id={isDismissible ? key : undefined}
              onDismiss={isDismissible ? () => dismiss(key) : undefined}
            >
              {text} {link && <a href={link.href}>{link.label}</a>}
            </AnnouncementBar>
          );
        })}
      </div>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: hideDismissedScript }}
      />
    </>
  );
}

/** Follows what the visitor dismisses in other tabs. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
