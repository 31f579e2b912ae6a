import './list-failure.css';
/** States that the list could not be updated, and links to the failed address. */
export function ListFailure({ failed }: { failed: string | undefined }) {
  return (
    <output className="list-failure">
      {failed !== undefined && (
        <>
          The list could not be updated.{' '}
          <a href={failed} rel="nofollow">
            Try again
          </a>
        </>
      )}
    </output>
  );
}
