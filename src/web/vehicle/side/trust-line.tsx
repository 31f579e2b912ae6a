import './sidebar.css';
import { Icon } from '#web/ui/icon.tsx';

/** What the dealer stands for, in a line below the buttons. */
export function TrustLine({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="trust-line">
      {points.map((point) => (
        <li key={point} className="row-inline gap-1">
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
