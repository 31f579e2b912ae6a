import '#web/ui/text-button.css';
import '#web/ui/more.css';
import './fact-tabs.css';
import type { CommentsView } from './comments-view.ts';

/** The dealer's comments; long ones are collapsed. */
export function DealerComments({ comments }: { comments: CommentsView }) {
  const { title, html, start } = comments;
  // sanitised in `commentsView`
  const whole = <div className="comments" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">{title}</h2>
      {start === undefined ? (
        whole
      ) : (
        <div className="cut-comments">
          <p className="comments">{start}…</p>
          <details className="more">
            <summary className="text-button row-inline">
              <span className="when-closed">Show More</span>
              <span className="when-open">Show Less</span>
            </summary>
            {whole}
          </details>
        </div>
      )}
    </section>
  );
}
