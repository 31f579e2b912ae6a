/** The settings that had another name in an earlier release: the path with the old name, and the current name. */
const currentNames: Readonly<Record<string, string>> = {
  'accounts.privacy.complaint_most_days': 'complaint_max_days',
  'checkout.most_holds': 'max_holds',
  'trade_in.offer.most_years': 'max_years',
  'trade_in.offer.most_km': 'max_km',
  'trade_in.offer.least_confidence': 'min_confidence',
  'trade_in.offer.least_dollars': 'min_offer_dollars',
};

/**
 * Gives settings of an earlier release, from a file or the database, their current names. A setting with both names
 * keeps both, so that the schema refuses the old one; `oldNameFault` explains why.
 */
export function withCurrentNames(input: unknown): unknown {
  return Object.entries(currentNames).reduce(
    (settings, [path, name]) => renamed(settings, path.split('.'), name),
    input,
  );
}

/** What is wrong with an old name that the schema refused; undefined if the path is not an old name. */
export function oldNameFault(path: string): string | undefined {
  const name = Object.hasOwn(currentNames, path) ? currentNames[path] : undefined;
  return name && `is the old name of ${name}, which is also set; remove this one`;
}

function renamed(group: unknown, [key, ...below]: readonly string[], name: string): unknown {
  if (key === undefined || !isGroup(group) || !Object.hasOwn(group, key)) return group;
  const { [key]: value, ...others } = group;
  if (below.length > 0) return { ...group, [key]: renamed(value, below, name) };
  return Object.hasOwn(group, name) ? group : { ...others, [name]: value };
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
