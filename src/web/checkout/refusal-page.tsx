import type { RefusalView } from './refusal-view.ts';

/** A polite no, with a way on. */
export function RefusalPage({ refusal }: { refusal: RefusalView }) {
  return (
    <div className="message-page">
      <h1>{refusal.title}</h1>
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
