import { requestServices } from '#web/request-services.ts';
import { stockTiles } from '#web/sections/stock-tiles/stock-tiles.ts';
import type { Route } from './+types/stock-menu-route.ts';

/** How many makes and body types the menu lists. */
const LISTED = 8;

export interface StockMenuView {
  groups: { title: string; links: { label: string; count: number; href: string }[] }[];
}

/** `GET /menus/stock.json`: what the header's menu of the stock lists, with counts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { stock } = context.get(requestServices);
  const vocabulary = await stock.vocabulary();
  const groups = [
    { title: 'Condition', links: stockTiles(vocabulary, 'car_type') },
    { title: 'Body type', links: stockTiles(vocabulary, 'body').slice(0, LISTED) },
    { title: 'Make', links: stockTiles(vocabulary, 'make').slice(0, LISTED) },
  ];
  const view: StockMenuView = {
    // one value is not a choice
    groups: groups
      .filter(({ links }) => links.length > 1)
      .map(({ title, links }) => ({
        title,
        links: links.map(({ label, count, href }) => ({ label, count, href })),
      })),
  };
  return Response.json(view);
}
