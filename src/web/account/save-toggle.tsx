import '#web/ui/card/card-toggle.css';
import '#web/vehicle/actions/tool.css';
import { useSite } from '#web/site/use-site.ts';
import { showToast } from '#web/toast/toasts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { recordEvent } from '#web/visit/record-event.ts';
import { sendWatchlistChange } from './send-watchlist-change.ts';
import { changeMe, useMe } from './signed-in-browser.ts';

interface SaveToggleProps {
  id: number;
  name: string;
  /** The sign-in page, which returns to the vehicle. */
  href: string;
  /** Shows a label, instead of only an icon in the corner of a picture. */
  hasLabel?: boolean;
}

/**
 * Saves a vehicle to the watchlist, or removes it. The button changes at once, and back if the server refuses. Visitors
 * who have not signed in, or have no script, get a link to the sign-in page.
 */
export function SaveToggle({ id, name, href, hasLabel = false }: SaveToggleProps) {
  const { slug } = useSite();
  const { visitor, watchlist = [] } = useMe(slug);
  const label = hasLabel && 'Save';
  const className = hasLabel ? 'tool' : 'card-toggle';
  if (!visitor) {
    return (
      <a href={href} rel="nofollow" className={className} aria-label={`Save ${name}`}>
        <Icon name="bookmark" />
        {label}
      </a>
    );
  }
  const isSaved = watchlist.includes(id);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      title={isSaved ? 'Remove from watchlist' : 'Save to watchlist'}
      onClick={() => void toggle(visitor.phone, id, isSaved)}
    >
      <Icon name="bookmark" />
      {label}
    </button>
  );
}

async function toggle(phone: string, id: number, isSaved: boolean): Promise<void> {
  setSaved(id, !isSaved);
  const outcome = await sendWatchlistChange(isSaved ? 'remove-car' : 'save-car', phone, id);
  if (!outcome.ok) {
    setSaved(id, isSaved);
    return showToast({ text: outcome.text, isFault: true });
  }
  if (isSaved) return showToast({ text: 'Removed from your watchlist' });
  recordEvent('favouriteAdded', { car_id: id });
  showToast({
    text: 'Saved to your watchlist',
    link: { label: 'View List', href: '/my-garage' },
  });
}

function setSaved(id: number, isSaved: boolean): void {
  changeMe((before) => {
    const others = (before.watchlist ?? []).filter((one) => one !== id);
    return { ...before, watchlist: isSaved ? [id, ...others] : others };
  });
}
