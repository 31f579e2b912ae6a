import type { Toast } from '#web/toast/toasts.ts';
import type { AddedFavourites } from '#web/account/add-favourites.ts';

/** Says what became of favourites that the visitor wanted on the watchlist. */
export function addedToast({ added, gone, isFull }: AddedFavourites): Toast {
  if (isFull) return { text: fullText(added), isFault: true };
  if (gone.length === 0) return { text: 'Added to your watchlist' };
  return {
    text:
      added === 0
        ? 'These vehicles are no longer for sale, so they’re off your favourites.'
        : 'Added to your watchlist. Vehicles that have gone are off your favourites.',
  };
}

function fullText(added: number): string {
  return added === 0
    ? 'Your watchlist is full. Please remove a vehicle first.'
    : 'Your watchlist is full, so we couldn’t add all of your favourites. Please remove a vehicle first.';
}
