import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import {
  type StockTileView,
  stockTiles,
  withPictures,
} from '#web/sections/stock-tiles/stock-tiles.ts';

export interface BodyTilesView {
  title: string | undefined;
  text: string | undefined;
  tiles: StockTileView[];
}

/** The maximum number of tiles from a dealer's own list. Source: specification 2, section 9, "Budget search". */
const CUSTOM_LIMIT = 20;

export async function bodyTilesView(
  { title = 'Browse by body type', text, pictures, ...chosen }: SectionContent<'body-tiles'>,
  { stock }: RequestServices,
): Promise<BodyTilesView | undefined> {
  const tiles = chosenBodies(stockTiles(await stock.vocabulary(), 'body'), chosen);
  return tiles.length > 1 ? { title, text, tiles: withPictures(tiles, pictures) } : undefined;
}

/** The most frequent body types, or those in stock from the dealer's list; sorted by count, then name. */
export function chosenBodies(
  bodies: readonly StockTileView[],
  { limit, bodies: custom }: Pick<SectionContent<'body-tiles'>, 'limit' | 'bodies'>,
): StockTileView[] {
  const wanted = new Set(custom.map(spellingKey));
  return bodies
    .filter(
      ({ value, label }) =>
        wanted.size === 0 || wanted.has(spellingKey(value)) || wanted.has(spellingKey(label)),
    )
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-AU'))
    .slice(0, wanted.size === 0 ? limit : CUSTOM_LIMIT);
}
