import type { SiteSettings } from './site-settings.ts';

/** A dealer's website on the running platform. */
export interface Site {
  slug: string;
  settings: SiteSettings;
  /** Increases with every change to the settings. */
  version: number;
}
