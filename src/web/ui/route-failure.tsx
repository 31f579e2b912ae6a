import { FailurePage } from './failure-page.tsx';

/** A route's failure, inside the site's own header and footer. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <FailurePage error={error} />;
}
