import './field-notes.css';
import './terms-of-use.css';
import type { TermsView } from './terms-view.ts';

/** The terms of use, as a link or as text. */
export function TermsOfUse({ terms }: { terms: TermsView | undefined }) {
  if (terms?.link !== undefined) {
    return (
      <p className="soft small">
        <a href={terms.link}>Read the terms of use</a>
      </p>
    );
  }
  if (terms?.text === undefined) return null;
  return (
    <details className="terms">
      <summary>Read the terms of use</summary>
      {terms.text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
