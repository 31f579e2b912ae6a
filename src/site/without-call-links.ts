import type { Site } from './site.ts';

const cache = new WeakMap<Site, Site>();

/**
 * The site as its pages see it. If the site masks its phone numbers, `tel:` links in its settings point to the page
 * that reveals the numbers, because a `tel:` URL contains the full number.
 */
export function withoutCallLinks(site: Site): Site {
  if (!site.settings.phones.mask) return site;
  const cached = cache.get(site);
  if (cached) return cached;
  // only replaces link targets with link targets, so the type stays the same
  const settings = withoutCalls(site.settings) as Site['settings'];
  const masked = { ...site, settings };
  cache.set(site, masked);
  return masked;
}

/** Returns parts without such links unchanged, so that a thousand sites do not store their settings twice. */
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
