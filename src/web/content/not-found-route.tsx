import { data } from 'react-router';
import { FailurePage } from '#web/ui/failure-page.tsx';

export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

/** Inside the site's own header and footer. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <FailurePage error={error} />;
}
