import { z } from 'zod';
import { faultWords } from './fault-words.ts';
import { oldNameFault, withCurrentNames } from './renamed-settings.ts';
import { type SchemaFault, schemaFaults } from './schema-faults.ts';
import { settingsGroups, type SiteSettings, siteSettings } from './site-settings.ts';

export type SettingsFault = SchemaFault;

/** The groups of settings that other rules check; undefined for a faulty one. */
interface CheckedGroups {
  hosts: z.infer<typeof settingsGroups.hosts> | undefined;
  stock: z.infer<typeof settingsGroups.stock> | undefined;
}

export type ParsedSettings =
  | { ok: true; settings: SiteSettings }
  | { ok: false; faults: SettingsFault[] };

const words = faultWords('is not a setting');

/**
 * Validates a site's settings and fills in the defaults; reports every fault with its path. Accepts the names that
 * settings had in earlier releases.
 */
export function parseSiteSettings(given: unknown): ParsedSettings {
  const input = withCurrentNames(given);
  const parsed = siteSettings.safeParse(input, { error: words });
  if (parsed.success) return { ok: true, settings: parsed.data };
  const related = settingsGroups.related.safeParse(input, { error: words });
  const faults = [parsed.error, related.error].flatMap((error) =>
    error ? schemaFaults(error) : [],
  );
  const explained = faults.map(({ path, message }) => ({
    path,
    message: oldNameFault(path) ?? message,
  }));
  return { ok: false, faults: withoutRepetition(explained) };
}

/** Parses single groups of faulty settings, so that other rules can check the valid ones. */
export function checkedGroups(input: unknown): CheckedGroups {
  return {
    hosts: settingsGroups.hosts.safeParse(input).data,
    stock: settingsGroups.stock.safeParse(input).data,
  };
}

function withoutRepetition(faults: readonly SettingsFault[]): SettingsFault[] {
  return [...new Map(faults.map((fault) => [`${fault.path}: ${fault.message}`, fault])).values()];
}

/** The JSON Schema of a settings file, for editors. Settings with a default are optional in it. */
export function siteSettingsJsonSchema(): object {
  return z.toJSONSchema(siteSettings, { io: 'input' });
}
