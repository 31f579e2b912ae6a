import type { TileView } from './home-view.ts';

/** Ways into the stock, each with its count. */
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
