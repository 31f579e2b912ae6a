import './steps.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import { SectionLinks } from '#web/sections/section-links.tsx';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { SectionProps } from '#web/sections/section-props.ts';

export function Steps({ view, headingId, isFirst }: SectionProps<SectionContent<'steps'>>) {
  const Title = view.title === undefined && isFirst ? 'h2' : 'h3';
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <ol className="steps stack gap-5">
        {view.steps.map((step) => (
          <li key={step.title}>
            <Title>{step.title}</Title>
            {step.text && <p>{step.text}</p>}
          </li>
        ))}
      </ol>
      <SectionLinks links={view.links} />
    </>
  );
}
