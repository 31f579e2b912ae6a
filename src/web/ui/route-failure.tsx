import { useRouteError } from 'react-router';
import { FailurePage } from './failure-page.tsx';

/**
 * A route's failure, inside the site's own header and footer. It asks for the error: as a property it is handed only
 * to a boundary that is written in the route's own file.
 */
export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />;
}
