import '#web/ui/message-page.css';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { forgetDeleted } from '#web/account/forget-deleted.ts';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { useSite } from '#web/site/use-site.ts';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import type { Route } from './+types/deleted-route.ts';

export const handle: TrailHandle = { crumb: 'Account deleted' };

/** `/my-garage/deleted`: what happens after an account was deleted; the same for everybody. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, accounts } = context.get(requestServices).site.settings;
  return { dealer: name, ...accounts.privacy };
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('Account deleted');

export default function DeletedRoute() {
  const { dealer, acknowledge_days, access_days } = useLoaderData<typeof loader>();
  const { slug } = useSite();
  useEffect(() => forgetDeleted(slug), [slug]);
  return (
    <div className="message-page">
      <AnswerHeading text="Your account is deleted" />
      <p>
        {dealer} has been asked to delete what the law does not require them to keep. They
        acknowledge this within {acknowledge_days} days, and answer within {access_days} days.
      </p>
      <p>You are welcome back at any time.</p>
      <p className="message-links cluster gap-3">
        <a href="/" className="button button-action">
          Home page
        </a>
      </p>
    </div>
  );
}
