import { ChoiceFacet } from './choice-facet.tsx';
import { closeOnEscape } from '#web/search/close-on-escape.ts';
import { DistanceGroup } from './distance-group.tsx';
import { RangeFacet } from './range-facet.tsx';
import type { FacetView } from './facet-views.ts';
import type { SearchView } from '#web/search/search-view.ts';

/** Groups of a column that are open at first; the rest are a tap away. */
const OPEN_AT_FIRST = 5;
/** Menus that fit on one line at 992 px; the rest stand behind "More filters". */
const MENUS_ON_A_LINE = 6;

interface FilterGroupsProps {
  view: SearchView;
  /** The groups are menus in a bar, of which one is open at a time, instead of a column. */
  exclusive: boolean;
}

/** The filters: a group for each attribute, and one for the distance. */
export function FilterGroups({ view, exclusive }: FilterGroupsProps) {
  const groups = view.facets.map((facet, index) => (
    <details
      key={facet.attribute}
      className="filter-group"
      {...(exclusive
        ? { name: 'filters', onKeyDown: closeOnEscape }
        : { open: index < OPEN_AT_FIRST || isOn(facet) })}
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
  if (view.near)
    groups.push(<DistanceGroup key="distance" near={view.near} exclusive={exclusive} />);
  if (!exclusive || groups.length <= MENUS_ON_A_LINE + 1) return groups;
  return [
    ...groups.slice(0, MENUS_ON_A_LINE),
    <MoreFilters key="more" />,
    ...groups.slice(MENUS_ON_A_LINE),
  ];
}

/** Shows and hides the groups that follow it, by the stylesheet and so without script. A sheet shows all of them. */
function MoreFilters() {
  return (
    <details className="filters-more">
      <summary>
        <span className="when-closed">More filters</span>
        <span className="when-open">Fewer filters</span>
      </summary>
    </details>
  );
}

function isOn(facet: FacetView): boolean {
  return facet.kind === 'choice'
    ? facet.selected > 0
    : facet.min !== undefined || facet.max !== undefined;
}

function onText(facet: FacetView): string {
  return facet.kind === 'choice' ? String(facet.selected) : 'on';
}
