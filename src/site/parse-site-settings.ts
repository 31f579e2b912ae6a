import { z } from 'zod';
import { type SchemaFault, schemaFaults } from './schema-faults.ts';
import { type SiteSettings, siteSettings } from './site-settings.ts';

export type SettingsFault = SchemaFault;

export type ParsedSettings =
  | { ok: true; settings: SiteSettings }
  | { ok: false; faults: SettingsFault[] };

/** Checks a site's settings and fills in the defaults; every fault is named by its path. */
export function parseSiteSettings(input: unknown): ParsedSettings {
  const parsed = siteSettings.safeParse(input);
  return parsed.success
    ? { ok: true, settings: parsed.data }
    : { ok: false, faults: schemaFaults(parsed.error, 'is not a setting') };
}

/** The JSON Schema of a settings file, for editors. Defaults are optional there. */
export function siteSettingsJsonSchema(): object {
  return z.toJSONSchema(siteSettings, { io: 'input' });
}
