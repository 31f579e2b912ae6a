import type { RequestServices } from '#services/request-services.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { Section, SectionKind } from '#site/pages/section-kinds.ts';
import type { SectionTone } from '#site/pages/section-schema.ts';
import { unlessAway } from '#web/unless-away.ts';
import { sectionViews, type ViewOf } from '#web/sections/section-views.ts';

/** A section with its view model. */
export type SectionView = {
  [Kind in SectionKind]: {
    kind: Kind;
    anchor: string | undefined;
    tone: SectionTone;
    view: ViewOf<Kind>;
  };
}[SectionKind];

/** A page of sections. */
export interface PageView {
  title: string;
  sections: SectionView[];
}

/** @param url the page's address, with the parameters that fill in its form */
export async function pageView(
  page: PageDocument,
  services: RequestServices,
  url: URL,
): Promise<PageView> {
  const sections = await Promise.all(
    page.content.map((section) => sectionView(section, services, url)),
  );
  return {
    title: page.root.props.title,
    sections: sections.filter((section) => section !== undefined),
  };
}

/** The view model of a section; undefined if the section has nothing to show. */
export async function sectionView(
  { type, props }: Section,
  services: RequestServices,
  url: URL,
): Promise<SectionView | undefined> {
  const { id: _, anchor, tone, ...content } = props;
  // kind and content belong together, which TypeScript does not follow through the table
  const makeView = sectionViews[type] as (
    given: typeof content,
    from: RequestServices,
    url: URL,
  ) => object | undefined | Promise<object | undefined>;
  const view = await unlessAway(services, () => makeView(content, services, url));
  if (!view) return undefined;
  return { kind: type, anchor, tone, view } as SectionView;
}
