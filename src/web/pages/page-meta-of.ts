import type { RequestServices } from '#services/request-services.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import { faqPage } from '#web/sections/faq/faq-view.ts';
import { ownReviewsData } from '#web/sections/reviews/own-reviews-data.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { autoDealer } from '#web/site/structured-data.ts';
import type { PageView } from './page-view.ts';

/** The meta tags of a page of sections, with the structured data of its sections. */
export function pageMetaOf(
  { path, root: { props } }: PageDocument,
  { sections }: PageView,
  { site: { settings }, origin }: RequestServices,
) {
  const { name } = settings;
  const isHome = path === '/';
  const pictures = sections.flatMap(({ view }) =>
    'picture' in view && view.picture ? [view.picture.base] : [],
  );
  const questions = sections.flatMap((section) =>
    section.kind === 'faq' ? section.view.questions : [],
  );
  const rated = sections.find((section) => section.kind === 'reviews' && section.view.own);
  const reviews = rated?.kind === 'reviews' ? ownReviewsData(rated.view) : undefined;
  return pageMeta({
    title: isHome ? `${name} | ${props.title}` : `${props.title} | ${name}`,
    description: props.description ?? settings.description ?? `${props.title} at ${name}.`,
    canonical: path,
    origin,
    settings,
    trail: isHome ? [] : [{ name: props.title, path }],
    picture:
      props.picture === undefined
        ? pictures[0]
        : sectionPicture({ source: props.picture, alt: '' }).base,
    noindex: !props.indexed,
    data: [
      ...(isHome || reviews ? [{ ...autoDealer(settings, origin), ...reviews }] : []),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  });
}
