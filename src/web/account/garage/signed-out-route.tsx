import '#web/ui/message-page.css';
import { useEffect } from 'react';
import { forgetSignedOut } from '#web/account/forget-signed-out.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';

export const handle: TrailHandle = { crumb: 'Signed out' };

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('Signed out');

/** `/my-garage/signed-out`: clears the browser after its visitor has signed out; the same for everybody. */
export default function SignedOutRoute() {
  const { slug } = useSite();
  useEffect(() => forgetSignedOut(slug), [slug]);
  return (
    <div className="message-page">
      <AnswerHeading text="You are signed out" />
      <p>
        Your details, favourites, viewed vehicles and anything you had typed here are removed from
        this browser. What you saved is in your garage when you sign in again.
      </p>
      <p className="message-links">
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
