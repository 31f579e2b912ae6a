import type { Premises } from '#domain/dealership/premises.ts';
import type { Location } from '#site/settings/locations.ts';
import { locationPath } from '#web/places/location-card-view.ts';

/** A yard on a map of several. */
export interface YardPin {
  /** The id of its main location. */
  id: string;
  name: string;
  lat: number;
  long: number;
  /** The vehicles there, which the pin shows instead of a dot. */
  count?: number;
  /** `Open until 5:30 pm`, `34 cars` */
  text: string;
  link: { label: string; href: string };
}

/** The pictures that a map is made of. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: { label: string; href: string };
}

/** The pin of a yard that leads to its own page; undefined if its settings have no coordinates. */
export function yardPin({ main }: Premises<Location>, text: string): YardPin | undefined {
  const { id, name, address } = main;
  const { lat, long } = address;
  if (lat === undefined || long === undefined) return undefined;
  return { id, name, lat, long, text, link: { label: 'See this yard', href: locationPath(main) } };
}
