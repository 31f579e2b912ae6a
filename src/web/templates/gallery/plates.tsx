import './plates.css';
import '#web/search/results/results.css';
import { PromotionTile } from '#web/promotion/promotion-tile.tsx';
import type { ResultTile } from '#web/search/results/result-tiles.ts';
import { ComparisonNote } from '#web/ui/card/comparison-note.tsx';
import { hangings } from './hangings.ts';
import { Plate } from './plate.tsx';

const sizes = {
  full: '100vw',
  wide: '(min-width: 992px) 58vw, 100vw',
  narrow: '(min-width: 992px) 42vw, (min-width: 576px) 75vw, 75vw',
  room: '(min-width: 992px) 66vw, 100vw',
} as const;

/** The vehicles of a search in the rhythm of an exhibition: one across the screen, an uneven pair, a dark room. */
export function Plates({ tiles, busy }: { tiles: readonly ResultTile[]; busy: boolean }) {
  const cards = tiles.flatMap((tile) => (tile.kind === 'vehicle' ? tile.card : []));
  const places = hangings(tiles.map(({ kind }) => kind));
  return (
    <ul className="gallery-plates" aria-busy={busy}>
      {tiles.map((tile, at) => {
        if (tile.kind !== 'vehicle') {
          return (
            <li key={`promotion-${at}`} className="promotion-row">
              <PromotionTile promotion={tile.promotion} />
            </li>
          );
        }
        const { size, side } = places[at] ?? { size: 'full', side: 'start' };
        return (
          <li key={tile.card.id} data-size={size} data-side={side}>
            <Plate
              card={tile.card}
              eager={at === 0}
              sizes={sizes[size]}
              {...((size === 'full' || size === 'room') && { place: size })}
            />
          </li>
        );
      })}
      <ComparisonNote cards={cards} />
    </ul>
  );
}
