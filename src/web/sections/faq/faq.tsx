import './faq.css';
import { RunningText } from '#web/sections/running-text.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { FaqView } from './faq-view.ts';

/** Questions that open to show their answers; without script too. */
export function Faq({ view, headingId, isFirst }: SectionProps<FaqView>) {
  return (
    <div className="faq">
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <div className="faq-questions">
        {view.questions.map(({ question, answer }) => (
          <details key={question} className="faq-question">
            <summary>{question}</summary>
            <RunningText html={answer} />
          </details>
        ))}
      </div>
    </div>
  );
}
