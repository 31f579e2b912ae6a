import './search-notes-list.css';
export function SearchNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="search-note">
      {note}
    </p>
  ));
}
