import './view-tabs.css';
import { type KeyboardEvent, useRef } from 'react';
import { MediaIcon } from './media-icon.tsx';
import type { MediaViewName } from './media-view.ts';

interface ViewTabsProps {
  views: MediaViewName[];
  shown: MediaViewName;
  /** The id of the panel that the tabs control. */
  panel: string;
  onPick(view: MediaViewName): void;
}

const labels = { spinner: 'Spin', gallery: 'Images', interior: 'Interior' } as const;
const icons = { spinner: 'spin', gallery: 'gallery', interior: 'interior' } as const;

/**
 * The tabs Spin, Images and Interior, without any that would be empty. Arrow keys move the focus without selecting,
 * because a view may load slowly.
 */
export function ViewTabs({ views, shown, panel, onPick }: ViewTabsProps) {
  const tabs = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent): void {
    const buttons = [...(tabs.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const target = targets[event.key]?.(at, buttons.length);
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  return (
    <div
      ref={tabs}
      role="tablist"
      aria-label="View"
      tabIndex={-1}
      className="view-tabs needs-script"
      onKeyDown={moveFocus}
    >
      {views.map((view) => (
        <button
          key={view}
          type="button"
          role="tab"
          id={`${panel}-${view}`}
          aria-selected={view === shown}
          aria-controls={panel}
          tabIndex={view === shown ? 0 : -1}
          onClick={() => onPick(view)}
        >
          <MediaIcon name={icons[view]} />
          {labels[view]}
        </button>
      ))}
    </div>
  );
}

const targets: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
