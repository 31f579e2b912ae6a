import { slugify } from '#domain/text/slugify.ts';
import { type Department, departmentOf } from './departments.ts';

const groups = ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] as const;

/** Which locations a block shows. */
export interface LocationChoice {
  /** One of `primary`, `sales`, `service`, `parts`, `service-and-parts` and `all`, or the id of a location. */
  show: (typeof groups)[number] | (string & {});
  /** Only locations that sell this make. */
  manufacturer?: string | undefined;
  /** Only locations of this subtype, such as `buying`. */
  subtype?: string | undefined;
  /** Ids; if there are any, only these locations. */
  include?: readonly string[] | undefined;
  /** Ids; never these locations. */
  exclude?: readonly string[] | undefined;
}

interface ChoosableLocation {
  id: string;
  location_type: Department | '' | undefined;
  location_subtype?: string | undefined;
  primary: boolean;
  visible: boolean;
  manufacturers: readonly string[];
}

/**
 * Picks the locations of a block, in the order of the settings. Hidden locations are never shown. Without a primary
 * location, the first one counts as primary.
 * Source: specification 2, section 2, "Location blocks".
 */
export function chosenLocations<Located extends ChoosableLocation>(
  locations: readonly Located[],
  { show, manufacturer, subtype, include = [], exclude = [] }: LocationChoice,
): Located[] {
  const visible = locations.filter(({ visible: isVisible }) => isVisible);
  const make = manufacturer && slugify(manufacturer);
  return shownBy(show, visible).filter(
    ({ id, location_subtype, manufacturers }) =>
      (!make || manufacturers.some((name) => slugify(name) === make)) &&
      (!subtype || location_subtype === subtype) &&
      (include.length === 0 || include.includes(id)) &&
      !exclude.includes(id),
  );
}

function shownBy<Located extends ChoosableLocation>(
  show: string,
  visible: readonly Located[],
): readonly Located[] {
  switch (show) {
    case 'all':
      return visible;
    case 'primary':
      return [visible.find(({ primary }) => primary) ?? visible[0]].filter(
        (location) => location !== undefined,
      );
    case 'service-and-parts':
      return visible.filter((location) => departmentOf(location) !== 'sales');
    case 'sales':
    case 'service':
    case 'parts':
      return visible.filter((location) => departmentOf(location) === show);
    default:
      return visible.filter(({ id }) => id === show);
  }
}
