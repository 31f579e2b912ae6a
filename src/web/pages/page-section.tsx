import './page-section.css';
import type { ComponentType } from 'react';
import type { SectionKind } from '#site/pages/section-kinds.ts';
import { useSectionComponent } from '#web/sections/section-components.ts';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { SectionView } from './page-view.ts';

/** The sections that may be as wide as the screen. */
const fullWidth: ReadonlySet<SectionKind> = new Set(['hero', 'promotions', 'recently-viewed']);

/** The sections that name their own region. */
const ownRegion: ReadonlySet<SectionKind> = new Set(['form', 'recently-viewed']);

interface PageSectionProps {
  section: SectionView;
  site: SiteView;
  /** Its position, from 0. */
  at: number;
  /** Whether the page's first section has the page's heading. */
  hasHeading: boolean;
}

/** A section on its ground. */
export function PageSection({ section, site, at, hasHeading }: PageSectionProps) {
  const { kind, anchor, tone, view } = section;
  // the component of a kind takes the view model of that kind
  const Component = useSectionComponent(kind, site.template) as ComponentType<
    SectionProps<typeof view>
  >;
  const headingId = `section-${at + 1}`;
  return (
    <section
      id={anchor}
      className="section"
      data-section={kind}
      data-tone={tone}
      aria-labelledby={
        titleOf(section) === undefined || ownRegion.has(kind) ? undefined : headingId
      }
    >
      <div className={fullWidth.has(kind) ? undefined : 'section-inner'}>
        <Component view={view} site={site} headingId={headingId} isFirst={at === 0 && hasHeading} />
      </div>
    </section>
  );
}

/** The section's heading, if it has one. */
export function titleOf({ view }: SectionView): string | undefined {
  return 'title' in view ? view.title : undefined;
}
