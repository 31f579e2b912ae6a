import './filter-groups.css';
import { ChoiceFacet } from './choice-facet.tsx';
import { closeOnEscape } from '#web/search/close-on-escape.ts';
import { DistanceGroup } from './distance-group.tsx';
import { RangeFacet } from './range-facet.tsx';
import type { FacetView } from './facet-views.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { SearchView } from '#web/search/search-view.ts';
import { YardsLink } from '#web/search/yards/yards-link.tsx';

/** The number of groups that are initially open in a column. */
const OPEN_AT_FIRST = 5;
/** The number of menus that fit on one line at 992 px; the rest are behind "All filters". */
const MENUS_PER_LINE = 6;

interface FilterGroupsProps {
  view: SearchView;
  /** The class of the groups where they are menus in a bar, with one open at a time, instead of a column. */
  menuClass: string | undefined;
}

/** The filters: a group per attribute, and one for the distance. */
export function FilterGroups({ view, menuClass }: FilterGroupsProps) {
  const groups = view.facets.map((facet, index) => (
    <details
      key={facet.attribute}
      className={menuClass ? `filter-group ${menuClass}` : 'filter-group'}
      {...(menuClass !== undefined
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
        {view.hasYards && isPlace(facet) && <YardsLink />}
      </fieldset>
    </details>
  ));
  if (view.near)
    groups.push(
      <DistanceGroup key="distance" near={view.near} menuClass={menuClass}>
        {view.hasYards && <YardsLink />}
      </DistanceGroup>,
    );
  if (menuClass === undefined || groups.length <= MENUS_PER_LINE + 1) return groups;
  return [
    ...groups.slice(0, MENUS_PER_LINE),
    <MoreFilters key="more" />,
    ...groups.slice(MENUS_PER_LINE),
  ];
}

/**
 * A toggle that shows or hides the groups after it. It works through the stylesheet, without script. A sheet always
 * shows all of them.
 */
function MoreFilters() {
  return (
    <details className="filters-more">
      <summary className="row">
        <Icon name="filter" />
        <span className="when-closed">All filters</span>
        <span className="when-open">Fewer filters</span>
      </summary>
    </details>
  );
}

function isPlace({ attribute }: FacetView): boolean {
  return attribute === 'location_name' || attribute === 'dealership_name';
}

function isOn(facet: FacetView): boolean {
  return facet.kind === 'choice'
    ? facet.selected > 0
    : hasBound(facet) || (facet.repayment !== undefined && hasBound(facet.repayment));
}

function hasBound({ min, max }: { min: number | undefined; max: number | undefined }): boolean {
  return min !== undefined || max !== undefined;
}

function onText(facet: FacetView): string {
  return facet.kind === 'choice' ? String(facet.selected) : 'on';
}
