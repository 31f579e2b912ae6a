import './view-tabs.css';
import { MediaIcon } from './media-icon.tsx';
import type { MediaViewName } from './media-view.ts';
import { moveFocus } from './move-focus.ts';

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
 * The tabs Spin, Images and Interior, without any that would be empty; the selected one is seen only when it has the
 * focus. Arrow keys move the focus without selecting, because a view may load slowly.
 */
export function ViewTabs({ views, shown, panel, onPick }: ViewTabsProps) {
  return (
    <div
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
