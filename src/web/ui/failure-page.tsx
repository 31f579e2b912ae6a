import { isRouteErrorResponse } from 'react-router';

/** Shown in place of a page that cannot be made. */
export function FailurePage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? 'This page has moved on' : 'Something went wrong on our side';
  const text = missing
    ? 'The page you are looking for is not here. The vehicle may have been sold, or the address may be mistyped.'
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
