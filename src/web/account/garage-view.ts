import { type WatchedChange, watchedChange } from '#domain/account/watched-vehicle.ts';
import type { SiteServices } from '#services/site-services.ts';
import { type CardView, cardView } from '#web/search/results/card-view.ts';

/** The page of a signed-in visitor. */
export interface GarageView {
  title: string;
  watched: WatchedView[];
  details: { phone: string; name: string; last_name: string; email: string };
}

export interface WatchedView {
  id: number;
  name: string;
  change: WatchedChange;
  /** Undefined if the vehicle is no longer listed. */
  card: CardView | undefined;
}

export async function garageView({
  account,
  site,
  now,
  visitor,
  vehicleById,
}: SiteServices): Promise<GarageView> {
  const { settings } = site;
  const entries = await account.watchlist();
  const vehicles = await Promise.all(entries.map(({ id }) => vehicleById(id)));
  const { phone = '', name = '', last_name = '', email = '' } = visitor ?? {};
  return {
    title: name ? `${name}’s garage` : 'Your garage',
    watched: entries.map((entry, at) => {
      const vehicle = vehicles[at];
      return {
        id: entry.id,
        name: entry.name,
        change: watchedChange(entry, vehicle),
        card: vehicle && cardView(vehicle, settings, now),
      };
    }),
    details: { phone, name, last_name, email },
  };
}
