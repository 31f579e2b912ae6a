import type { SchemaFault } from '#site/schema-faults.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { defaultPagePaths } from '#site/pages/default-page-paths.ts';
import { pageAt } from './site-pages.ts';

interface SettingsLink {
  /** Path in the settings file: `navigation.header[2].href`. */
  path: string;
  href: string;
}

/** Warns about links to pages that the site does not have. */
export function linkWarnings(settings: SiteSettings): SchemaFault[] {
  return linksIn(settings, '').flatMap(({ path, href }) => {
    const target = new URL(href, 'https://site.invalid').pathname;
    const page = pageAt(target);
    if (page) {
      const { isOn, setting } = page;
      return isOn && !isOn(settings)
        ? [{ path, message: `leads to ${target}, which ${setting} turns off` }]
        : [];
    }
    if (defaultPagePaths.some((known) => known === target)) return [];
    const message = `leads to ${target}, which is a page only if the content has one at that address`;
    return [{ path, message }];
  });
}

const linkKeys: ReadonlySet<string> = new Set([
  'href',
  'link',
  'terms_link',
  'privacy_link',
  'chat_link',
]);

/** Every internal link, except in parts of the settings that are turned off. */
function linksIn(value: unknown, path: string): SettingsLink[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => linksIn(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  if ('enabled' in value && value.enabled === false) return [];
  if ('display' in value && value.display === false) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof item !== 'string') return linksIn(item, at);
    return linkKeys.has(key) && item.startsWith('/') ? [{ path: at, href: item }] : [];
  });
}
