import type { ReactNode } from 'react';

interface FirstFewProps<T> {
  items: readonly T[];
  /** How many are seen before the rest is asked for. */
  seen: number;
  /** What the button says, closed and open. */
  more: string;
  less: string;
  children(items: readonly T[]): ReactNode;
}

/** A list of which the first few are seen, the rest behind a button. Works without script. */
export function FirstFew<T>({ items, seen, more, less, children }: FirstFewProps<T>) {
  return (
    <>
      {children(items.slice(0, seen))}
      {items.length > seen && (
        <details className="more">
          <summary>
            <span className="when-closed">{more}</span>
            <span className="when-open">{less}</span>
          </summary>
          {children(items.slice(seen))}
        </details>
      )}
    </>
  );
}
