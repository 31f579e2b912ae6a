import './field-notes.css';

/** Says what happens to the shopper's details, and links to the privacy policy. */
export function CollectionNotice({ notice, privacy }: { notice: string; privacy: string }) {
  return (
    <p className="soft small">
      {notice} <a href={privacy}>Privacy policy</a>
    </p>
  );
}
