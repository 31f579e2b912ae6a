import './garage.css';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import type { AddedFavourites } from '#web/account/add-favourites.ts';
import {
  declineFavourites,
  favouriteWords,
  useOfferedFavourites,
} from '#web/account/offered-favourites.ts';
import { favourites } from '#web/favourites/favourites.ts';
import { useSite } from '#web/site/use-site.ts';
import { showToast } from '#web/toast/toasts.ts';
import { addedToast } from './added-toast.ts';

interface FavouritesOfferProps {
  /** The ids of the vehicles on the watchlist. */
  watched: readonly number[];
  /** The server's answer when favourites were added. */
  added: AddedFavourites | undefined;
}

/** Offers to add the favourites of this browser to the watchlist. A declined favourite is not offered again. */
export function FavouritesOffer({ watched, added }: FavouritesOfferProps) {
  const { slug } = useSite();
  const offered = useOfferedFavourites(slug, watched);
  const isAdding = useNavigation().formData?.get('go') === 'add';
  useAdded(slug, added);
  if (offered.length === 0) return null;

  const [vehicles, them] = favouriteWords(offered);
  return (
    <section aria-labelledby="garage-favourites" className="garage-offer tinted pad-5 stack gap-3">
      <h2 id="garage-favourites" className="large">
        You have {vehicles} in this browser. Add {them} to your watchlist?
      </h2>
      <Form method="post" className="cluster gap-3" preventScrollReset>
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
        <button
          type="button"
          className="button button-quiet"
          onClick={() => declineFavourites(slug, offered)}
        >
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
