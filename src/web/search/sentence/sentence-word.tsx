import './filter-sentence.css';

interface WordProps {
  /** The id of the panel that it opens. */
  panel: string;
  label: string;
  isSet: boolean;
  children: string;
}

/** A word of a sentence that opens a panel. */
export function Word({ panel, label, isSet, children }: WordProps) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      className="sentence-word"
      data-set={isSet || undefined}
      aria-label={`${label}: ${children}`}
    >
      {children}
    </button>
  );
}
