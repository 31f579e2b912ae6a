import { isRouteErrorResponse, useLocation } from 'react-router';

/** Shown in place of a page that cannot be made, with ways that lead elsewhere. */
export function FailurePage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const leadsBack = isSearch(pathname) && !isMissing;
  const { title, text } = failureWords(isMissing, pathname);
  return (
    <div className="message-page">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <p className="message-links">
        {!leadsBack && (
          <a href="/search" className="button button-action">
            Browse our stock
          </a>
        )}
        <a href="/" className="button button-quiet">
          Home page
        </a>
        {leadsBack && (
          <a href="/contact" className="button button-quiet">
            Contact us
          </a>
        )}
      </p>
    </div>
  );
}

function failureWords(isMissing: boolean, path: string): { title: string; text?: string } {
  if (isMissing) return { title: 'This page has moved on', text: missingText(path) };
  // Source: specification 1, section 8, "Search error": no message
  if (isSearch(path)) return { title: 'Search' };
  return {
    title: 'Something went wrong on our side',
    text: 'We could not show this page. Please try again in a moment.',
  };
}

function isSearch(path: string): boolean {
  return /^\/search(\/|$)/.test(path);
}

/** Only the address of a vehicle's page can be that of a vehicle which has been sold. */
function missingText(path: string): string {
  return path.startsWith('/cars/')
    ? 'The vehicle may have been sold, or the address may be mistyped.'
    : 'The page may have been moved or removed, or the address may be mistyped.';
}
