import './cut-text-block.css';
import type { CutText } from '#domain/text/cut-text.ts';

interface CutTextBlockProps {
  text: CutText;
  /** The subject of the text, which screen readers hear with the button. */
  of: string;
  /** The button's labels while the text is collapsed and expanded. */
  labels?: readonly [more: string, less: string];
  className?: string;
}

/** Shows a text; a long one is collapsed and expands with a button. Works without script. */
export function CutTextBlock({
  text,
  of,
  labels: [more, less] = ['View more', 'View less'],
  className = '',
}: CutTextBlockProps) {
  if (text.start === undefined) return <p className={className}>{text.whole}</p>;
  return (
    <div className={`cut-text ${className}`}>
      <p className="cut-start">{text.start}</p>
      <details>
        <summary>
          <span className="when-closed">{more}</span>
          <span className="when-open">{less}</span>
          <span className="sr-only"> of {of}</span>
        </summary>
        <p>{text.whole}</p>
      </details>
    </div>
  );
}
