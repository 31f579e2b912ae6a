import './page-section.css';
import type { SiteView } from '#web/site/site-view.ts';
import { PageSection, titleOf } from './page-section.tsx';
import type { PageView } from './page-view.ts';

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
