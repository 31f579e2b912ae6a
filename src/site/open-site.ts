import { parseSiteSettings, type SettingsFault } from './parse-site-settings.ts';
import type { Site } from './site.ts';

export type OpenedSite = { ok: true; site: Site } | { ok: false; faults: SettingsFault[] };

/**
 * Makes a site of its stored row. Settings were validated before they were stored, but an older release's may be
 * invalid now.
 */
export function openSite({
  slug,
  version,
  settings,
}: {
  slug: string;
  version: number;
  settings: unknown;
}): OpenedSite {
  const parsed = parseSiteSettings(settings);
  return parsed.ok ? { ok: true, site: { slug, version, settings: parsed.settings } } : parsed;
}
