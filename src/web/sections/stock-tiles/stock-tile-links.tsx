import './stock-tile-links.css';
import { Picture } from '#web/ui/card/picture.tsx';
import type { FranchisesView } from '#web/site/brand-view.ts';
import { MakeMark } from './make-mark.tsx';
import type { StockTileView } from './stock-tiles.ts';

interface StockTileLinksProps {
  tiles: readonly StockTileView[];
  /** The makes whose logos the dealer may show, if the tiles are makes. */
  makes?: FranchisesView['makes'];
}

/** Links to searches, with their counts. */
export function StockTileLinks({ tiles, makes }: StockTileLinksProps) {
  return (
    <ul className={`stock-tiles stack gap-3 ${tiles.some(({ picture }) => picture) ? 'rail' : ''}`}>
      {tiles.map((tile) => (
        <li key={tile.value}>
          <a href={tile.href} className="stock-tile framed paper pad-4 between gap-2">
            {tile.picture ? (
              <Picture
                picture={tile.picture}
                sizes="(min-width: 768px) 25vw, 50vw"
                widest={480}
                className="photo"
              />
            ) : (
              makes && <MakeMark make={tile.label} makes={makes} />
            )}
            <strong>{tile.label}</strong>
            <span className="soft">{tile.count.toLocaleString('en-AU')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
