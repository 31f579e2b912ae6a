import './page-section.css';
import type { ComponentType } from 'react';
import type { SectionKind } from '#site/pages/section-kinds.ts';
import { useSectionComponent } from '#web/sections/section-components.ts';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { SectionView } from './page-view.ts';

/** The sections that may be as wide as the screen. */
const fullWidth: ReadonlySet<SectionKind> = new Set(['hero', 'promotions', 'recently-viewed']);

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
      // a form names its own region
      aria-labelledby={titleOf(section) === undefined || kind === 'form' ? undefined : headingId}
    >
      <div className={fullWidth.has(kind) ? undefined : 'section-inner'}>
        <Component view={view} site={site} headingId={headingId} isFirst={at === 0 && hasHeading} />
      </div>
    </section>
  );
}

/** The heading that the document has of the section; the strip of viewed vehicles comes later, with its own. */
export function titleOf({ kind, view }: SectionView): string | undefined {
  if (kind === 'recently-viewed') return undefined;
  return 'title' in view ? view.title : undefined;
}
