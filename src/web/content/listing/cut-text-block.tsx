import type { CutText } from '#domain/text/cut-text.ts';

interface CutTextBlockProps {
  text: CutText;
  /** What the text belongs to, for those who hear the button without seeing the card. */
  of: string;
  className?: string;
}

/** A text, and where it is long its beginning with the rest a press away. Works without script. */
export function CutTextBlock({ text, of, className = '' }: CutTextBlockProps) {
  if (text.start === undefined) return <p className={className}>{text.whole}</p>;
  return (
    <div className={`cut-text ${className}`}>
      <p className="cut-start">{text.start}</p>
      <details>
        <summary>
          <span className="when-closed">View more</span>
          <span className="when-open">View less</span>
          <span className="sr-only"> of {of}</span>
        </summary>
        <p>{text.whole}</p>
      </details>
    </div>
  );
}
