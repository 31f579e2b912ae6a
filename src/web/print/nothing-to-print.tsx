import '#web/ui/message-page.css';
import { isRouteErrorResponse } from 'react-router';
import { FailurePage } from '#web/ui/failure-page.tsx';

/** The page shown for a vehicle that the site does not have. */
export function NothingToPrint({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailurePage error={error} />;
  return (
    <main id="content" className="message-page">
      <title>There is nothing to print</title>
      <meta name="robots" content="noindex" />
      <h1>There is nothing to print</h1>
      <p>We could not find this vehicle. Please open the vehicle’s page and press Print there.</p>
      <p className="message-links cluster gap-3">
        <a href="/search" className="button button-action">
          Browse our stock
        </a>
      </p>
    </main>
  );
}
