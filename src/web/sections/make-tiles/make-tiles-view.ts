import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import {
  type StockTileView,
  stockTiles,
  withPictures,
} from '#web/sections/stock-tiles/stock-tiles.ts';

export interface MakeTilesView {
  title: string | undefined;
  text: string | undefined;
  tiles: StockTileView[];
}

export async function makeTilesView(
  { title = 'Our makes', text, limit, pictures }: SectionContent<'make-tiles'>,
  { stock }: RequestServices,
): Promise<MakeTilesView | undefined> {
  const tiles = stockTiles(await stock.vocabulary(), 'make').slice(0, limit);
  return tiles.length > 0 ? { title, text, tiles: withPictures(tiles, pictures) } : undefined;
}
