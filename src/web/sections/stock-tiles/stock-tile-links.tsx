import './stock-tile-links.css';
import type { StockTileView } from './stock-tiles.ts';

/** Links to searches, with their counts. */
export function StockTileLinks({ tiles }: { tiles: readonly StockTileView[] }) {
  return (
    <ul className="stock-tiles">
      {tiles.map((tile) => (
        <li key={tile.value}>
          <a href={tile.href} className="stock-tile">
            <strong>{tile.label}</strong>
            <span>{tile.count.toLocaleString('en-AU')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
