import '#web/ui/text-button.css';
import './word-panel.css';
import type { ReactNode } from 'react';
import { popoverFocus } from '#web/controls/popover-focus.ts';
import type { ChoiceFacetView, FacetValueView } from '#web/search/facets/facet-views.ts';
import { useSyncedState } from '#web/ui/use-synced-state.ts';

interface WordPanelProps {
  id: string;
  label: string;
  /** The label of the button that closes it: `Show Me 14 cars`. */
  showMe: string;
  children: ReactNode;
}

/**
 * What a word of the sentence opens: below the sentence where the browser can tell its place, else a sheet at the foot of
 * the screen. It is a popover, and its button submits the form, so it works without script.
 */
export function WordPanel({ id, label, showMe, children }: WordPanelProps) {
  return (
    <div id={id} popover="auto" className="word-panel paper" {...popoverFocus}>
      <fieldset className="word-panel-body" aria-label={label}>
        {children}
      </fieldset>
      <div className="word-panel-foot">
        <button type="submit" className="button button-action" onClick={close}>
          {showMe}
        </button>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="text-button"
          aria-label={`Close: ${label}`}
        >
          Close
        </button>
      </div>
    </div>
  );
}

/** With script the results behind the panel are already up to date. */
function close({ currentTarget }: React.MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Large words to choose from. */
export function LargeChoice({
  facet,
}: {
  facet: Pick<ChoiceFacetView, 'attribute' | 'label' | 'values'>;
}) {
  return (
    <>
      <p className="soft small">{facet.label}</p>
      <div className="word-options cluster" data-many={facet.values.length > 12 || undefined}>
        {facet.values.map((value) => (
          <LargeOption key={value.value} attribute={facet.attribute} option={value} />
        ))}
      </div>
    </>
  );
}

function LargeOption({ attribute, option }: { attribute: string; option: FacetValueView }) {
  // the word changes immediately; the results follow
  const [checked, setChecked] = useSyncedState(option.selected);
  return (
    <label className="word-option">
      <input
        type="checkbox"
        name={attribute}
        value={option.value}
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      <span>{option.label}</span>
      <small>{option.count.toLocaleString('en-AU')}</small>
    </label>
  );
}
