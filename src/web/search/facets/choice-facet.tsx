import '#web/ui/text-button.css';
import './choice-facet.css';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import type { ChoiceFacetView, FacetValueView } from './facet-views.ts';

/** The values of an attribute with their counts; less frequent values are behind a button. */
export function ChoiceFacet({ facet }: { facet: ChoiceFacetView }) {
  const { values, shownInitially, attribute } = facet;
  const isShownInitially = (value: FacetValueView, index: number): boolean =>
    index < shownInitially || value.selected;
  const initial = values.filter(isShownInitially);
  const extra = values.filter((value, index) => !isShownInitially(value, index));
  const noun = attribute === 'make' ? 'makes' : '';
  return (
    <>
      {initial.map((value) => (
        <FacetOption key={value.value} attribute={attribute} option={value} />
      ))}
      {extra.length > 0 && (
        <details className="filter-extra">
          <summary className="text-button small row-inline">
            <span className="when-closed">Show all {noun}</span>
            <span className="when-open">{noun ? `Hide extra ${noun}` : 'Show fewer'}</span>
          </summary>
          {extra.map((value) => (
            <FacetOption key={value.value} attribute={attribute} option={value} />
          ))}
        </details>
      )}
    </>
  );
}

function FacetOption({ attribute, option }: { attribute: string; option: FacetValueView }) {
  // the tick changes immediately; the results follow
  const [checked, setChecked] = useSyncedState(option.selected);
  return (
    <label className="facet-option row gap-3">
      <input
        type="checkbox"
        name={attribute}
        value={option.value}
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      <span>{option.label}</span>
      <span className="facet-count">{option.count.toLocaleString('en-AU')}</span>
    </label>
  );
}
