import { useRouteError } from 'react-router';
import { FailurePage } from './failure-page.tsx';

/**
 * The error boundary of routes inside the site's header and footer. It uses the hook, because React Router passes the
 * error as a prop only to a boundary defined in the route's own file.
 */
export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />;
}
