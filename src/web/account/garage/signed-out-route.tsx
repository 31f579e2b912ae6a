import '#web/ui/message-page.css';
import { useLoaderData } from 'react-router';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import type { Route } from './+types/signed-out-route.ts';

export const handle: TrailHandle = { crumb: 'Signed out' };

/** Why the session could not be ended; by where the visitor wanted to sign out. */
const notEnded = {
  here: 'We’re having a technical problem, so we couldn’t end your session on our side. This browser has forgotten it, so nobody who uses this browser can get into your account.',
  everywhere:
    'We’re having a technical problem, so you are signed out in this browser only. Your other devices are still signed in: please sign in again later, and sign out on all devices from your account.',
} as const;

/**
 * `/my-garage/signed-out`: says what signing out has done; the same for everybody. `not-ended` says that the database was
 * away. The layout's script clears the browser.
 */
export function loader({ url }: Route.LoaderArgs) {
  const where = url.searchParams.get('not-ended');
  return { failure: where === 'here' || where === 'everywhere' ? notEnded[where] : undefined };
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('Signed out');

export default function SignedOutRoute() {
  const { failure } = useLoaderData<typeof loader>();
  return (
    <div className="message-page">
      <AnswerHeading text="You are signed out" />
      {failure && <p>{failure}</p>}
      <p>
        Your details, favourites, viewed vehicles and anything you had typed here are removed from
        this browser, in its other tabs too. What you saved is in your garage when you sign in
        again.
      </p>
      <p className="message-links cluster gap-3">
        <a href="/" className="button button-action">
          Home page
        </a>
        <a href="/my-garage" className="button button-quiet">
          Sign in
        </a>
      </p>
    </div>
  );
}
