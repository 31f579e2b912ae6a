import type { SiteSettings } from './site-settings.ts';

/** A dealer's website on the running platform. */
export interface Site {
  slug: string;
  settings: SiteSettings;
  /** Increases with every change to the settings; no two sites share one. */
  version: number;
  /** Whether its pages are closed, while its leads are delivered as before. */
  isDisabled?: boolean;
}
