import type { ReactNode } from 'react';
import type { SectionKind } from '#site/pages/section-kinds.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { ViewOf } from './section-views.ts';

/** What a section's component receives besides its view model. */
export interface SectionProps<View> {
  view: View;
  site: SiteView;
  /** The id of the section's heading, which names the section. */
  headingId: string;
  /** The page's first section has the page's only first-level heading and loads its pictures immediately. */
  isFirst: boolean;
}

/** The kinds that bring much, so that pages without them do not load them. */
export type LargeSection = 'form' | 'configurator';

export type SectionComponent<Kind extends SectionKind> = (
  props: SectionProps<ViewOf<Kind>>,
) => ReactNode;
