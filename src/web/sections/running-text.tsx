import './running-text.css';

/** A dealer's text. @param html sanitised by `safeHtml` */
export function RunningText({ html }: { html: string }) {
  return <div className="running-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
