import { z } from 'zod';
import { type SchemaFault, schemaFaults } from './schema-faults.ts';
import { type SiteSettings, siteSettings } from './site-settings.ts';

export type SettingsFault = SchemaFault;

export type ParsedSettings =
  | { ok: true; settings: SiteSettings }
  | { ok: false; faults: SettingsFault[] };

/** Validates a site's settings and fills in the defaults; reports every fault with its path. */
export function parseSiteSettings(input: unknown): ParsedSettings {
  const parsed = siteSettings.safeParse(input);
  return parsed.success
    ? { ok: true, settings: parsed.data }
    : { ok: false, faults: schemaFaults(parsed.error, 'is not a setting') };
}

/** The JSON Schema of a settings file, for editors. Settings with a default are optional in it. */
export function siteSettingsJsonSchema(): object {
  return z.toJSONSchema(siteSettings, { io: 'input' });
}
