import { isRouteErrorResponse } from 'react-router';
import { FailurePage } from '#web/ui/failure-page.tsx';

/** In place of the page of a vehicle that the site does not have. */
export function NothingToPrint({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailurePage error={error} />;
  return (
    <main id="content" className="message-page">
      <title>There is nothing to print</title>
      <meta name="robots" content="noindex" />
      <h1>There is nothing to print</h1>
      <p>
        This address names no vehicle of ours. Please open the vehicle’s own page and press Print
        there.
      </p>
      <p className="message-links">
        <a href="/search" className="button button-action">
          Browse our stock
        </a>
      </p>
    </main>
  );
}
