import { type Department, departmentOf, departments } from './departments.ts';

/** The parts of a location's settings that decide which premises it belongs to. */
interface DepartmentLocation {
  location_type: Department | '' | undefined;
  dealership_slug: string;
  address: { street: string; city: string; state: string; postcode: string };
}

/** An address of a dealership with its departments. Each department is a location of its own in the settings. */
export interface Premises<Located> {
  /** The sales location, else the first in the settings. */
  main: Located;
  /** At most one for each department: sales, service, parts. */
  departments: readonly Located[];
}

/**
 * Groups locations of the same dealership at the same address. A second location of a department begins premises of its
 * own.
 */
export function premisesOf<Located extends DepartmentLocation>(
  locations: readonly Located[],
): Premises<Located>[] {
  const groups: Map<Department, Located>[] = [];
  const groupsAt = new Map<string, Map<Department, Located>[]>();
  for (const location of locations) {
    const key = addressKey(location);
    const department = departmentOf(location);
    const there = groupsAt.get(key) ?? [];
    const open = there.find((group) => !group.has(department));
    if (open) {
      open.set(department, location);
      continue;
    }
    const group = new Map([[department, location]]);
    groups.push(group);
    groupsAt.set(key, [...there, group]);
  }
  return groups.map(inOrder);
}

function inOrder<Located>(group: ReadonlyMap<Department, Located>): Premises<Located> {
  const [first] = group.values();
  const main = group.get('sales') ?? first;
  if (main === undefined) throw new Error('Premises have at least one location');
  return {
    main,
    departments: departments.flatMap((department) => group.get(department) ?? []),
  };
}

function addressKey({ dealership_slug, address }: DepartmentLocation): string {
  const { street, city, state, postcode } = address;
  return [dealership_slug, street, city, state, postcode].join('\n').toLowerCase();
}
