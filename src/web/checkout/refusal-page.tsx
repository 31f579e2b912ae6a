import { AnswerHeading } from './answer-heading.tsx';
import type { RefusalView } from './refusal-view.ts';

interface RefusalPageProps {
  refusal: RefusalView;
  /** It comes in place of a form that was sent. */
  isAnswer?: boolean;
}

/** A polite no, with a way on. */
export function RefusalPage({ refusal, isAnswer = false }: RefusalPageProps) {
  return (
    <div className="message-page">
      {isAnswer ? <AnswerHeading text={refusal.title} /> : <h1>{refusal.title}</h1>}
      <p>{refusal.text}</p>
      <p className="message-links">
        {refusal.links.map(({ label, href }, place) => (
          <a
            key={href}
            href={href}
            className={place === 0 ? 'button button-action' : 'button button-quiet'}
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
