import './message-page.css';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { Icon } from './icon.tsx';
import { useSiteOfFrame } from '#web/site/use-site.ts';

type FailureKind = 'missing' | 'unreadable' | 'unavailable' | 'failed';

/** Shown instead of a page that failed, with links to other pages. */
export function FailurePage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const kind = kindOf(error);
  const site = useSiteOfFrame();
  const phone = site?.phone;
  const stock = site?.vehicleType.plural ?? 'stock';
  // the search and the phone come first
  const isMain = kind === 'failed' || kind === 'unreadable';
  const linksToContact = isSearch(pathname) && kind !== 'missing';
  const { title, text } = failureText(kind, pathname);
  return (
    <div className="message-page">
      <title>{site ? `${title} | ${site.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {kind === 'missing' && (
        <form action="/search" className="message-search row gap-2">
          <input
            type="search"
            name="query"
            maxLength={200}
            defaultValue={wordsOf(pathname)}
            placeholder={`Search our ${stock}`}
            aria-label={`Search our ${stock}`}
          />
          <button type="submit" className="button button-action">
            <Icon name="search" />
            Search
          </button>
        </form>
      )}
      <p className="message-links cluster gap-3">
        {kind === 'unavailable' && phone && (
          <PhoneLink phone={phone} className="button button-action">
            {(number) => <>Call {number}</>}
          </PhoneLink>
        )}
        {!linksToContact && (
          <a href="/search" className={`button ${isMain ? 'button-action' : 'button-quiet'}`}>
            Browse our stock
          </a>
        )}
        {kind !== 'unavailable' && (
          <a href="/" className="button button-quiet">
            Home page
          </a>
        )}
        {linksToContact && (
          <a href="/contact" className="button button-quiet">
            Contact us
          </a>
        )}
      </p>
    </div>
  );
}

function kindOf(error: unknown): FailureKind {
  if (!isRouteErrorResponse(error)) return 'failed';
  if (error.status === 404) return 'missing';
  if (error.status === 400) return 'unreadable';
  return error.status === 503 ? 'unavailable' : 'failed';
}

function failureText(kind: FailureKind, path: string): { title: string; text?: string } {
  if (kind === 'missing') return { title: 'This page has moved on', text: missingText(path) };
  if (kind === 'unreadable') {
    return {
      title: 'We could not read this form',
      text: 'Nothing was sent or changed. Please go back, reload the page and try again.',
    };
  }
  // Source: specification 1, section 8, "Search error": no message
  if (isSearch(path)) return { title: 'Search' };
  if (kind === 'unavailable') {
    return {
      title: 'We cannot show this page right now',
      text: 'Part of our system is not answering at the moment. If you were sending us something, it was not sent. Please try again in a few minutes, or call us.',
    };
  }
  return {
    title: 'Something went wrong on our side',
    text: 'We could not show this page. Please try again in a moment.',
  };
}

function isSearch(path: string): boolean {
  return /^\/search(\/|$)/.test(path);
}

/** The make and model in the address of a vehicle that is gone: `/cars/2016-toyota-corolla-ascent-512`. */
function wordsOf(path: string): string {
  return /^\/cars\/\d{4}-([a-z]+-[a-z0-9]+)/.exec(path)?.[1]?.replace('-', ' ') ?? '';
}

/** Text for a missing page; only a vehicle's page can be gone because the vehicle was sold. */
function missingText(path: string): string {
  return path.startsWith('/cars/')
    ? 'The vehicle may have been sold, or the address may be mistyped.'
    : 'The page may have been moved or removed, or the address may be mistyped.';
}
