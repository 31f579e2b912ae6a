import './filter-sheet.css';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { popoverFocus } from '#web/controls/popover-focus.ts';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';

/**
 * The filters: a column on a wide screen, a sheet on a phone. The sheet is a popover, which opens and closes without
 * script and by Escape.
 */
export function FilterSheet({ children, showMe }: { children: ReactNode; showMe: string }) {
  const { vehicleType } = useSite();
  // the number still belongs to the last search, not to the one that is running
  const isSearching = useNavigation().location?.pathname.startsWith('/search') ?? false;
  return (
    <aside id="filters" popover="auto" className="filters" aria-label="Filters" {...popoverFocus}>
      <div className="filters-head row between">
        <h2>Filters</h2>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close the filters"
          className="icon-button"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="filters-body">{children}</div>
      <div className="filters-foot row between">
        <button type="submit" className="button button-action" onClick={closeSheet}>
          {isSearching ? `Show Me ${vehicleType.plural}` : showMe}
        </button>
      </div>
    </aside>
  );
}

/** Closes the sheet; with script the results behind it are already up to date. */
function closeSheet(event: React.MouseEvent): void {
  const sheet = event.currentTarget.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
