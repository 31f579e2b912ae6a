import './tiles.css';
import type { TileView } from './home/body-tiles.ts';

/** Links to searches, with their counts. */
export function Tiles({ tiles }: { tiles: TileView[] }) {
  return (
    <ul className="tiles">
      {tiles.map((tile) => (
        <li key={tile.value}>
          <a href={tile.href} className="tile">
            <strong>{tile.label}</strong>
            <span>{tile.count.toLocaleString('en-AU')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
