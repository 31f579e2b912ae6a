import './quick-chips.css';
import type { QuickChipView } from './quick-chip-views.ts';

/** Usual searches above a list without filters: on one line, which a phone scrolls sideways. */
export function QuickChips({ chips }: { chips: readonly QuickChipView[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className="quick-chips" data-quick aria-label="Usual searches">
      {chips.map(({ label, count, path }) => (
        <li key={path}>
          <a href={path} rel="nofollow" className="row-inline gap-1">
            {label}
            {count !== undefined && <span className="soft">{count.toLocaleString('en-AU')}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
