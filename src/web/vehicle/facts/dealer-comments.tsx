import type { CommentsView } from './comments-view.ts';

/** What the dealer writes; long comments are cut until they are opened. */
export function DealerComments({ comments }: { comments: CommentsView }) {
  const { title, html, start } = comments;
  // sanitised where the view is made
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
            <summary>
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
