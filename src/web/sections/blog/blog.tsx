import { PostCards } from '#web/blog/post-cards.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { BlogSectionView } from './blog-section-view.ts';

export function BlogSection({ view, headingId, isFirst }: SectionProps<BlogSectionView>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text}>
        <a href={view.more.href}>{view.more.label}</a>
      </SectionHeading>
      <PostCards cards={view.cards} eager={isFirst ? view.cards.length : 0} isRail />
    </>
  );
}
