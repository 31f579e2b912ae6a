import type { SiteView } from '#web/site/site-view.ts';

/** What a section's component receives besides its view model. */
export interface SectionProps<View> {
  view: View;
  site: SiteView;
  /** The id of the section's heading, which names the section. */
  headingId: string;
  /** The page's first section has the page's only first-level heading and loads its pictures immediately. */
  isFirst: boolean;
}
