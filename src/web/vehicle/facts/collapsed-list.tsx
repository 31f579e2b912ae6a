import '#web/ui/text-button.css';
import '#web/ui/more.css';
import '#web/vehicle/slim-summary.css';
import type { ReactNode } from 'react';

interface CollapsedListProps<T> {
  items: readonly T[];
  /** The number of items shown while the list is collapsed. */
  shownCount: number;
  /** The button's labels while the list is collapsed and expanded. */
  more: string;
  less: string;
  /** Whether the button takes the room of its words only. */
  isSlim?: boolean;
  children(items: readonly T[]): ReactNode;
}

/** A list that shows its first items, with the rest behind a button. Works without script. */
export function CollapsedList<T>({
  items,
  shownCount,
  more,
  less,
  isSlim = false,
  children,
}: CollapsedListProps<T>) {
  return (
    <>
      {children(items.slice(0, shownCount))}
      {items.length > shownCount && (
        <details className="more">
          <summary className={isSlim ? 'slim-summary' : 'text-button row-inline'}>
            <span className="when-closed">{more}</span>
            <span className="when-open">{less}</span>
          </summary>
          {children(items.slice(shownCount))}
        </details>
      )}
    </>
  );
}
