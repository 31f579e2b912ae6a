import '#web/ui/results.css';
import '#web/content/content-cards.css';
import { PostCard } from '#web/blog/post-card.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { BlogSectionView } from './blog-section-view.ts';

export function BlogSection({ view, headingId, isFirst }: SectionProps<BlogSectionView>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text}>
        <a href={view.more.href}>{view.more.label}</a>
      </SectionHeading>
      <ul className="results content-cards">
        {view.cards.map((card) => (
          <li key={card.href}>
            <PostCard card={card} eager={isFirst} />
          </li>
        ))}
      </ul>
    </>
  );
}
