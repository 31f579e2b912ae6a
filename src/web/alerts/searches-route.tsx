import './alerts.css';
import '#web/account/garage/garage.css';
import { redirect, useLoaderData, Form } from 'react-router';
import { garageClientAction } from '#web/account/garage/garage-client-action.ts';
import { GarageFrame } from '#web/account/garage/garage-frame.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { garageTitle } from '#web/account/garage/garage-title.ts';
import { visitorPage, type VisitorPageHandle } from '#web/account/visitor-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import type { Route } from './+types/searches-route.ts';
import { requireAlerts } from './require-alerts.ts';
import { SavedSearches } from './saved-searches.tsx';
import { searchesView, type EmailView } from './searches-view.ts';
import { isAlertFrequency, type AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import { postedForm } from '#web/posted-form.ts';
import { FrequencyField } from './frequency-field.tsx';

export const handle: TrailHandle & VisitorPageHandle = { ...visitorPage, crumb: 'My garage' };

/** `/my-garage/searches`: the visitor's saved searches, and which e-mails they want. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const visitor = requireAlerts(services, url);
  return {
    title: garageTitle(visitor),
    ...(await searchesView(visitor, services)),
  };
}

/** Changes or deletes a search, changes the e-mails about the watchlist, or sends the confirmation again. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const visitor = requireAlerts(services, url);
  await changeAlerts(request, visitor, services);
  return redirect('/my-garage/searches', 303);
}

export async function clientAction(sent: Route.ClientActionArgs) {
  return garageClientAction(sent);
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('Saved searches');

export default function SearchesRoute() {
  const { title, searches, watchlistFrequency, email } = useLoaderData<typeof loader>();
  return (
    <GarageFrame title={title} here="/my-garage/searches">
      {email.isNeeded && !email.isConfirmed && <ConfirmNotice email={email} />}
      <SavedSearches searches={searches} />
      <WatchlistAlerts frequency={watchlistFrequency} />
    </GarageFrame>
  );
}

/** Does what the pressed button (`go`) of the page of saved searches says. */
async function changeAlerts(
  request: Request,
  visitor: Visitor,
  { alerts }: Pick<RequestServices, 'alerts'>,
): Promise<void> {
  const { go, sent } = await postedForm(request, ['delete', 'confirm', 'search', 'watchlist']);
  const { id = '', frequency = '' } = sent;
  if (go === 'delete') await alerts.deleteSearch(visitor, id);
  if (go === 'confirm') await alerts.requestConfirmation(visitor.id, { isAgain: true });
  if (!isAlertFrequency(frequency)) return;
  if (go === 'search') await alerts.changeSearch(visitor, id, frequency);
  if (go === 'watchlist') await alerts.changeWatchlistAlerts(visitor, frequency);
}

/** Says that no e-mails come before the address is confirmed. */
function ConfirmNotice({ email: { address, isAsked } }: { email: EmailView }) {
  return (
    <section aria-labelledby="confirm-notice" className="alert-notice tinted pad-5 stack gap-3">
      <h2 id="confirm-notice" className="large">
        Confirm your email address
      </h2>
      {address === '' ? (
        <p>
          We need your email address before we can write to you.{' '}
          <a href="/my-garage/account">Add your email address</a>
        </p>
      ) : (
        <>
          <p>
            {isAsked ? 'We have sent a link to ' : 'Your emails start once you confirm '}
            <strong>{address}</strong>.{isAsked && ' Open it, and your emails start.'}
          </p>
          <Form method="post" preventScrollReset>
            <button type="submit" name="go" value="confirm" className="button button-quiet">
              {isAsked ? 'Send the link again' : 'Send me the link'}
            </button>
          </Form>
        </>
      )}
    </section>
  );
}

/** Whether e-mails tell of price drops and sales of watched vehicles. */
function WatchlistAlerts({ frequency }: { frequency: AlertFrequency }) {
  return (
    <section aria-labelledby="garage-watchlist-alerts" className="stack gap-4">
      <h2 id="garage-watchlist-alerts">Your watchlist</h2>
      <p>We can email you when a vehicle on your watchlist drops in price or sells.</p>
      <Form method="post" preventScrollReset className="saved-search-form cluster gap-2">
        <input type="hidden" name="go" value="watchlist" />
        <FrequencyField label="Emails about your watchlist" value={frequency} />
      </Form>
    </section>
  );
}
