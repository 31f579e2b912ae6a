import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router';
import type { loader as siteLayoutLoader } from '#web/site/site-layout.tsx';

/** Why there is no page, and what to do. */
const words = {
  missing: {
    title: 'This page has moved on',
    text: 'The page you are looking for is not here. The vehicle may have been sold, or the address may be mistyped.',
  },
  unavailable: {
    title: 'We cannot show this page right now',
    text: 'Part of our system is not answering at the moment. If you were sending us something, it was not sent. Please try again in a few minutes, or call us.',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'We could not show this page. Please try again in a moment.',
  },
};

/** Shown in place of a page that cannot be made. */
export function FailurePage({ error }: { error: unknown }) {
  const kind = kindOf(error);
  const { title, text } = words[kind];
  const phone = useRouteLoaderData<typeof siteLayoutLoader>('site/site-layout')?.phone;
  // from a search that failed, this way would lead back to the same failure
  const isSearch = useLocation().pathname.startsWith('/search');
  return (
    <div className="message-page">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="message-links">
        {kind === 'unavailable' && phone && (
          <a href={phone.href} className="button button-action">
            Call {phone.text}
          </a>
        )}
        {kind === 'unavailable' ? (
          !isSearch && (
            <a href="/search" className="button button-quiet">
              Browse our stock
            </a>
          )
        ) : (
          <>
            <a href="/search" className="button button-action">
              Browse our stock
            </a>
            <a href="/" className="button button-quiet">
              Home page
            </a>
          </>
        )}
      </p>
    </div>
  );
}

function kindOf(error: unknown): keyof typeof words {
  if (!isRouteErrorResponse(error)) return 'failed';
  if (error.status === 404) return 'missing';
  return error.status === 503 ? 'unavailable' : 'failed';
}
