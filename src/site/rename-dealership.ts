type Json = Record<string, unknown>;

/**
 * Gives a dealership another slug in a site's settings as they are stored, before defaults. A filter in the settings is a
 * text and stays as it is.
 */
export function renameDealership(settings: unknown, slug: string, newSlug: string): unknown {
  const renamed = (value: unknown): unknown => (value === slug ? newSlug : value);
  const withSlug = (property: string) => (one: unknown) => changed(one, property, renamed);
  const withKey = (record: unknown): unknown =>
    isRecord(record)
      ? Object.fromEntries(Object.entries(record).map(([key, value]) => [renamed(key), value]))
      : record;
  const changes: [path: string[], change: (value: unknown) => unknown][] = [
    [['dealerships'], (list) => each(list, withSlug('slug'))],
    [['locations'], (list) => each(list, withSlug('dealership_slug'))],
    [['search', 'recent_sold_days_by_dealership'], withKey],
    [['finance', 'never_for_dealerships'], (list) => each(list, renamed)],
  ];
  return changes.reduce((result, [path, change]) => changedAt(result, path, change), settings);
}

function changedAt(
  group: unknown,
  [key, ...below]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(group);
  return changed(group, key, (value) => changedAt(value, below, change));
}

function changed(group: unknown, key: string, change: (value: unknown) => unknown): unknown {
  if (!isRecord(group) || !Object.hasOwn(group, key)) return group;
  return { ...group, [key]: change(group[key]) };
}

function each(list: unknown, change: (value: unknown) => unknown): unknown {
  return Array.isArray(list) ? list.map(change) : list;
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
