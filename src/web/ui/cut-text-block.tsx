import type { CutText } from '#domain/text/cut-text.ts';

interface CutTextBlockProps {
  text: CutText;
  /** What the text belongs to; screen readers hear it with the button. */
  of: string;
  /** What the button says while the text is closed, and while it is open. */
  words?: readonly [more: string, less: string];
  className?: string;
}

/** Shows a text; a long one starts closed and opens and closes with a button. Works without script. */
export function CutTextBlock({
  text,
  of,
  words: [more, less] = ['View more', 'View less'],
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
