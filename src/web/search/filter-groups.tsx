import { ChoiceFacet } from './choice-facet.tsx';
import { DistanceGroup } from './distance-group.tsx';
import { RangeFacet } from './range-facet.tsx';
import type { FacetView } from './facet-views.ts';
import type { SearchView } from './search-view.ts';

/** So many groups start open in a column; the rest are a tap away. */
const OPEN_AT_FIRST = 5;

/** The filters, a group for each attribute, and one for the distance. */
export function FilterGroups({ view, exclusive }: { view: SearchView; exclusive: boolean }) {
  const groups = view.facets.map((facet, index) => (
    <details
      key={facet.attribute}
      className="filter-group"
      {...(exclusive ? { name: 'filters' } : { open: index < OPEN_AT_FIRST || isOn(facet) })}
    >
      <summary>
        <span>{facet.label}</span>
        {isOn(facet) && <span className="filter-on">{onText(facet)}</span>}
      </summary>
      <fieldset className="filter-panel">
        <legend className="sr-only">{facet.label}</legend>
        {facet.kind === 'choice' ? <ChoiceFacet facet={facet} /> : <RangeFacet facet={facet} />}
      </fieldset>
    </details>
  ));
  if (!view.near) return groups;
  return [...groups, <DistanceGroup key="distance" near={view.near} exclusive={exclusive} />];
}

function isOn(facet: FacetView): boolean {
  return facet.kind === 'choice'
    ? facet.selected > 0
    : facet.min !== undefined || facet.max !== undefined;
}

function onText(facet: FacetView): string {
  return facet.kind === 'choice' ? String(facet.selected) : 'on';
}
