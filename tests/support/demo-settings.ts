import { readFileSync } from 'node:fs';
import { demoSites } from '#demo/demo-sites.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** The settings of a demo site. */
export function siteSettingsOf(site: string): SiteSettings {
  const file = demoSites.find((address) => address.pathname.endsWith(`/${site}.json`));
  if (!file) throw new Error(`The demo has no site "${site}".`);
  const parsed = parseSiteSettings(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(`The settings of ${site} are faulty.`);
  return parsed.settings;
}
