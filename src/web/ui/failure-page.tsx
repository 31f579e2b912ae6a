import { isRouteErrorResponse, useLocation } from 'react-router';

/** Shown in place of a page that cannot be made. */
export function FailurePage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? 'This page has moved on' : 'Something went wrong on our side';
  const text = missing
    ? missingText(pathname)
    : 'We could not show this page. Please try again in a moment.';
  return (
    <div className="message-page">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="message-links">
        <a href="/search" className="button button-action">
          Browse our stock
        </a>
        <a href="/" className="button button-quiet">
          Home page
        </a>
      </p>
    </div>
  );
}

/** Only the address of a vehicle's page can be that of a vehicle which has been sold. */
function missingText(path: string): string {
  return path.startsWith('/cars/')
    ? 'The vehicle may have been sold, or the address may be mistyped.'
    : 'The page may have been moved or removed, or the address may be mistyped.';
}
