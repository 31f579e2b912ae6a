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
  const settings = JSON.parse(JSON.stringify(site.settings), withoutCall) as Site['settings'];
  const masked = { ...site, settings };
  made.set(site, masked);
  return masked;
}

function withoutCall(key: string, value: unknown): unknown {
  return key === 'href' && typeof value === 'string' && value.startsWith('tel:') ? '/call' : value;
}
