import '#web/content/content-page.css';
import './trade-in-faq-list.css';
import type { Faq } from './trade-in-faq.ts';

/** Questions that open to show their answers. */
export function TradeInFaqList({ faq }: { faq: readonly Faq[] }) {
  return (
    <section className="content-section trade-in-faq" aria-labelledby="trade-in-faq">
      <h2 id="trade-in-faq">Questions and answers</h2>
      {faq.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p className="soft">{answer}</p>
        </details>
      ))}
    </section>
  );
}
