import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/**
 * The filters: part of the page on a wide screen, a sheet on a phone. A popover opens and closes without script, and
 * with the Escape key.
 */
export function FilterSheet({ children, showMe }: { children: ReactNode; showMe: string }) {
  return (
    <aside id="filters" popover="auto" className="filters" aria-label="Filters">
      <div className="filters-head">
        <h2>Filters</h2>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close the filters"
          className="filters-close"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="filters-body">{children}</div>
      <div className="filters-foot">
        <button type="submit" className="button button-action" onClick={closeSheet}>
          {showMe}
        </button>
      </div>
    </aside>
  );
}

/** With script the results are there already; the button has only to show them. */
function closeSheet(event: React.MouseEvent): void {
  const sheet = event.currentTarget.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
