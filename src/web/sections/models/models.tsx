import '#web/content/models/model-card.css';
import './models-section.css';
import { ModelCard } from '#web/content/models/model-card.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { ModelsSectionView } from './models-section-view.ts';

export function Models({ view, headingId, isFirst }: SectionProps<ModelsSectionView>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text}>
        <a href={view.all.href}>{view.all.label}</a>
      </SectionHeading>
      <ul className="models-section model-cards cells stack gap-4">
        {view.cards.map((card, at) => (
          <li key={card.slug}>
            <ModelCard card={card} eager={isFirst && at < 2} />
          </li>
        ))}
      </ul>
    </>
  );
}
