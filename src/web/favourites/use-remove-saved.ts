import { changeSaved } from '#web/account/save-vehicle.ts';
import { useMe } from '#web/account/signed-in-browser.ts';
import { useSite } from '#web/site/use-site.ts';
import { showToast } from '#web/toast/toasts.ts';
import { favourites } from './favourites.ts';

/** Removes vehicles from the list of saved ones; a failure is shown as a toast. */
export function useRemoveSaved(): (id: number) => Promise<void> {
  const { slug, savedList } = useSite();
  const { visitor } = useMe(slug);
  return async (id) => {
    if (savedList === 'save') {
      if (!visitor) return;
      const outcome = await changeSaved(visitor.phone, id, false);
      if (!outcome.ok) showToast({ text: outcome.text, isFault: true });
      return;
    }
    const others = favourites.entries(slug).filter((entry) => entry.id !== id);
    if (!favourites.replace(slug, others)) {
      showToast({ text: 'This browser could not change your list.', isFault: true });
    }
  };
}
