import '#web/ui/chips.css';
import { Icon } from '#web/ui/icon.tsx';
import type { ChipView } from './chip-views.ts';

interface ActiveFiltersProps {
  chips: ChipView[];
  clear: string;
  /** The page that saves the search; undefined if the site has no saved searches. */
  save: string | undefined;
}

/** The active filters as chips; each links to the search without it. */
export function ActiveFilters({ chips, clear, save }: ActiveFiltersProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips cluster gap-2" aria-label="Selected filters">
      {chips.map((chip) => (
        <li key={chip.remove}>
          <a href={chip.remove} rel="nofollow" className="chip row-inline gap-1">
            <span className="sr-only">Remove </span>
            {chip.label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a href={clear} className="chip-clear row-inline">
          Clear all
        </a>
      </li>
      {save !== undefined && (
        <li>
          <a href={save} rel="nofollow" className="chip-clear row-inline chip-save">
            <Icon name="bookmark" />
            Save this search
          </a>
        </li>
      )}
    </ul>
  );
}
