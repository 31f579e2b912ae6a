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
  disabledAt,
}: {
  slug: string;
  version: number;
  settings: unknown;
  disabledAt?: string | undefined;
}): OpenedSite {
  const parsed = parseSiteSettings(settings);
  if (!parsed.ok) return parsed;
  const isDisabled = disabledAt !== undefined;
  return { ok: true, site: { slug, version, settings: parsed.settings, isDisabled } };
}
