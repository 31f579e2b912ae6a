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
  const settings = JSON.parse(
    JSON.stringify(site.settings),
    (key, value: unknown) =>
      key === 'href' && typeof value === 'string' && value.startsWith('tel:') ? '/call' : value,
    // addresses alone are replaced, by other addresses
  ) as Site['settings'];
  const masked = { ...site, settings };
  made.set(site, masked);
  return masked;
}
