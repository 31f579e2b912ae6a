import '#web/ui/card/card-toggle.css';
import { useLocation } from 'react-router';
import { signInPath, signInToSavePath } from '#domain/account/sign-in-path.ts';
import { pageAddress } from '#domain/analytics/page-address.ts';
import { useSite } from '#web/site/use-site.ts';
import { showToast } from '#web/toast/toasts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notePendingSave } from './pending-save.ts';
import { announceSaved, changeSaved } from './save-vehicle.ts';
import { forgetSession, useMe } from './signed-in-browser.ts';

interface SaveToggleProps {
  id: number;
  name: string;
}

/**
 * Saves a vehicle to the watchlist, or removes it. The button changes at once, and back if the server refuses. Visitors
 * who have not signed in, or have no script, get a link to the sign-in page, which saves the vehicle and returns here.
 */
export function SaveToggle({ id, name }: SaveToggleProps) {
  const { slug } = useSite();
  const { visitor, watchlist = [] } = useMe(slug);
  const page = pageAddress(useLocation());
  if (!visitor) {
    return (
      <a
        href={signInToSavePath(id, page)}
        rel="nofollow"
        data-save={id}
        className="card-toggle icon-button"
        aria-label={`Save ${name}`}
        onClick={() => notePendingSave(slug, id, page)}
      >
        <Icon name="bookmark" />
      </a>
    );
  }
  const isSaved = watchlist.includes(id);

  async function toggle(phone: string): Promise<void> {
    const outcome = await changeSaved(phone, id, !isSaved);
    if (outcome.ok) {
      if (!isSaved) return announceSaved(id);
      return showToast({ text: 'Removed from your watchlist' });
    }
    if (outcome.reason === 'failed') return showToast({ text: outcome.text, isFault: true });
    forgetSession(slug);
    showToast({
      text: isSaved
        ? 'You are no longer signed in, so nothing was removed.'
        : 'You are no longer signed in.',
      isFault: true,
      link: isSaved
        ? { label: 'Sign in', href: signInPath('watchlist', page, page) }
        : {
            label: 'Sign in to save',
            href: signInToSavePath(id, page),
            onFollow: () => notePendingSave(slug, id, page),
          },
    });
  }

  return (
    <button
      type="button"
      data-save={id}
      className="card-toggle icon-button"
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      title={isSaved ? 'Remove from watchlist' : 'Save to watchlist'}
      onClick={() => void toggle(visitor.phone)}
    >
      <Icon name="bookmark" />
    </button>
  );
}
