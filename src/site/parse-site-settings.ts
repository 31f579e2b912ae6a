import { z } from 'zod';
import { type SiteSettings, siteSettings } from './site-settings.ts';

export interface SettingsFault {
  /** Where in the file: `locations[2].address.postcode`; empty for the whole. */
  path: string;
  message: string;
}

export type ParsedSettings =
  | { ok: true; settings: SiteSettings }
  | { ok: false; faults: SettingsFault[] };

/** Checks a site's settings and fills in the defaults; every fault is named by its path. */
export function parseSiteSettings(input: unknown): ParsedSettings {
  const parsed = siteSettings.safeParse(input);
  if (parsed.success) return { ok: true, settings: parsed.data };
  return {
    ok: false,
    faults: parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            path: pathText([...issue.path, key]),
            message: 'is not a setting',
          }))
        : [{ path: pathText(issue.path), message: issue.message }],
    ),
  };
}

/** The JSON Schema of a settings file, for editors. Defaults are optional there. */
export function siteSettingsJsonSchema(): object {
  return z.toJSONSchema(siteSettings, { io: 'input' });
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : text
          ? `${text}.${String(part)}`
          : String(part),
    '',
  );
}
