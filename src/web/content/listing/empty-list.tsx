import '#web/ui/no-results.css';
/** The message of a list without results. */
export function EmptyList({ what, clear }: { what: string; clear: string }) {
  return (
    <div className="no-results shaded stack gap-4">
      <h2>No Results Available</h2>
      <p>
        There appears to be no {what} currently available that meet the conditions of your search
      </p>
      <a href={clear} className="button button-action">
        Clear Filters
      </a>
    </div>
  );
}
