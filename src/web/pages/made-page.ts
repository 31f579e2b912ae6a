import type { PageDocument } from '#site/pages/page-document.ts';
import type { Section } from '#site/pages/section-kinds.ts';

/** A page that the platform makes from settings or content. */
export function madePage(
  path: string,
  title: string,
  content: Section[],
  description?: string,
): PageDocument {
  return {
    path,
    status: 'published',
    root: { props: { title, description, indexed: true } },
    content,
  };
}
