import './garage.css';
import { useEffect, useSyncExternalStore } from 'react';
import { Form, useNavigation } from 'react-router';
import { favourites, type Favourite } from '#web/favourites/favourites.ts';
import { useSite } from '#web/site/use-site.ts';
import { showToast } from '#web/toast/toasts.ts';
import { addedToast } from './added-toast.ts';
import type { AddedFavourites } from './change-watchlist.ts';
import { declinedFavourites } from './declined-favourites.ts';

const none: readonly Favourite[] = [];
const nothing: readonly number[] = [];

interface FavouritesOfferProps {
  /** The ids of the vehicles on the watchlist. */
  watched: readonly number[];
  /** The server's answer when favourites were added. */
  added: AddedFavourites | undefined;
}

/** Offers to add the favourites of this browser to the watchlist. A declined favourite is not offered again. */
export function FavouritesOffer({ watched, added }: FavouritesOfferProps) {
  const { slug } = useSite();
  const saved = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.entries(slug),
    () => none,
  );
  const declined = useSyncExternalStore(
    declinedFavourites.subscribe,
    () => declinedFavourites.entries(slug),
    () => nothing,
  );
  const isAdding = useNavigation().formData?.get('go') === 'add';
  useAdded(slug, added);
  const isNew = ({ id }: Favourite): boolean => !watched.includes(id) && !declined.includes(id);
  const offered = saved.filter(isNew);
  if (offered.length === 0) return null;

  const [vehicles, them] =
    offered.length === 1 ? ['1 favourite', 'it'] : [`${offered.length} favourites`, 'them'];
  function decline(): void {
    declinedFavourites.replace(slug, [...offered.map(({ id }) => id), ...declined]);
  }
  return (
    <section aria-labelledby="garage-favourites" className="garage-offer">
      <h2 id="garage-favourites">
        You have {vehicles} in this browser. Add {them} to your watchlist?
      </h2>
      <Form method="post" className="garage-buttons" preventScrollReset>
        {offered.map(({ id }) => (
          <input key={id} type="hidden" name="car_id" value={id} />
        ))}
        <button
          type="submit"
          name="go"
          value="add"
          className="button button-action"
          aria-disabled={isAdding}
        >
          {isAdding ? 'Adding…' : 'Add to my watchlist'}
        </button>
        <button type="button" className="button button-quiet" onClick={decline}>
          No, thanks
        </button>
      </Form>
    </section>
  );
}

/** Says what became of the favourites that were added, and removes those from the browser's list that have gone. */
function useAdded(site: string, added: AddedFavourites | undefined): void {
  useEffect(() => {
    if (!added) return;
    const before = favourites.entries(site);
    const after = before.filter(({ id }) => !added.gone.includes(id));
    if (after.length < before.length) favourites.replace(site, after);
    showToast(addedToast(added));
  }, [site, added]);
}
