import type { SiteSettings } from './site-settings.ts';

/** A dealer's website as the running platform knows it. */
export interface Site {
  slug: string;
  settings: SiteSettings;
  /** Counts the changes of the settings. */
  version: number;
}
