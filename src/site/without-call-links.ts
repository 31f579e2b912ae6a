import type { Site } from './site.ts';

const made = new WeakMap<Site, Site>();

/**
 * A site as its pages see it. Where the site masks its numbers, a link of its settings that calls one of them leads to
 * the page that reveals the numbers, since a `tel:` address is a full number too.
 */
export function withoutCallLinks(site: Site): Site {
  if (!site.settings.phones.mask) return site;
  const before = made.get(site);
  if (before) return before;
  // only addresses are replaced, and by addresses, so the type stays
  const settings = withoutCalls(site.settings) as Site['settings'];
  const masked = { ...site, settings };
  made.set(site, masked);
  return masked;
}

/** What has no such link in it is the same object: a thousand sites would be twice as many settings. */
function withoutCalls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).flatMap(([key, before]) => {
    const after =
      key === 'href' && typeof before === 'string' && before.startsWith('tel:')
        ? '/call'
        : withoutCalls(before);
    return after === before ? [] : [[key, after] as const];
  });
  if (changed.length === 0) return value;
  return Object.assign(
    Array.isArray(value) ? [...value] : { ...value },
    Object.fromEntries(changed),
  );
}
