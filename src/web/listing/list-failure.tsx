/** Says that the list is the one before the last change, and offers the change again. */
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
