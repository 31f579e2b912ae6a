import './sections-page.css';
import type { ComponentType } from 'react';
import type { SectionKind } from '#site/pages/section-kinds.ts';
import { useSectionComponent } from '#web/sections/section-components.ts';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { PageView, SectionView } from './page-view.ts';

/** A page made of sections. */
export function SectionsPage({ page, site }: { page: PageView; site: SiteView }) {
  const hasHeading = page.sections[0] !== undefined && titleOf(page.sections[0]) !== undefined;
  return (
    <div className="sections-page">
      {!hasHeading && <h1 className="sr-only">{page.title}</h1>}
      {page.sections.map((section, at) => (
        // sections have no state that could move to another
        <PageSection key={at} section={section} site={site} at={at} hasHeading={hasHeading} />
      ))}
    </div>
  );
}

/** The sections that may be as wide as the screen. */
const fullWidth: ReadonlySet<SectionKind> = new Set(['hero']);

interface PageSectionProps {
  section: SectionView;
  site: SiteView;
  /** Its position, from 0. */
  at: number;
  /** Whether the page's first section has the page's heading. */
  hasHeading: boolean;
}

function PageSection({ section, site, at, hasHeading }: PageSectionProps) {
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
      aria-labelledby={titleOf(section) === undefined ? undefined : headingId}
    >
      <div className={fullWidth.has(kind) ? undefined : 'section-inner'}>
        <Component view={view} site={site} headingId={headingId} isFirst={at === 0 && hasHeading} />
      </div>
    </section>
  );
}

function titleOf({ view }: SectionView): string | undefined {
  return 'title' in view ? view.title : undefined;
}
