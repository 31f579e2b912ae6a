import './profile.css';
import '#web/account/garage/garage.css';
import { useActionData, useLoaderData } from 'react-router';
import { GarageFrame } from '#web/account/garage/garage-frame.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { garageTitle } from '#web/account/garage/garage-title.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { visitorPage, type VisitorPageHandle } from '#web/account/visitor-page.ts';
import { formClientAction } from '#web/enquiry/form/form-client-action.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import type { Route } from './+types/profile-route.ts';
import { ConsentSection } from './consent-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { profileAction } from './profile-action.ts';
import { profileView } from './profile-view.ts';
import { stayOffline } from '#web/account/sign-out-form.tsx';

export const handle: TrailHandle & VisitorPageHandle = { ...visitorPage, crumb: 'My garage' };

/** `/my-garage/account`: a signed-in visitor's details, consent and data. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const visitor = signedIn(services, url, 'my-garage');
  const { settings } = services.site;
  const history = await services.garage.marketingConsent(visitor);
  return {
    title: garageTitle(visitor),
    areSaved: url.searchParams.has('saved'),
    ...profileView(visitor, history, settings),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  return profileAction(request, signedIn(services, url, 'my-garage'), services);
}

export const clientAction = (sent: Route.ClientActionArgs) => formClientAction(sent);

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('My account');

export default function ProfileRoute() {
  const { title, areSaved, details, consent, promises } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <GarageFrame title={title} here="/my-garage/account">
      <div className="profile stack gap-6">
        <DetailsSection details={details} areSaved={areSaved} answer={answer} />
        <div className="profile-sections stack gap-6">
          <ConsentSection consent={consent} />
          <DataSection promises={promises} />
          <SignOutSection />
        </div>
      </div>
    </GarageFrame>
  );
}

/** Lets the visitor download their data or delete their account. */
function DataSection({ promises }: { promises: readonly string[] }) {
  return (
    <section aria-labelledby="garage-data" className="stack gap-4">
      <h2 id="garage-data">Your data</h2>
      <p>
        Download everything that this website stores about you as a JSON file, or delete your
        account.
      </p>
      <form method="post" action="/api/my-data" className="cluster gap-3">
        <button type="submit" className="button button-quiet">
          Download my data
        </button>
        <a href="/my-garage/delete" className="button button-quiet">
          Delete my account
        </a>
      </form>
      {promises.map((promise) => (
        <p key={promise} className="soft small">
          {promise}
        </p>
      ))}
    </section>
  );
}

/** Signs the visitor out, here or on all devices. */
function SignOutSection() {
  return (
    <section aria-labelledby="garage-sign-out" className="stack gap-4">
      <h2 id="garage-sign-out">Sign out</h2>
      <form method="post" action="/api/sign-out" className="cluster gap-3" onSubmit={stayOffline}>
        <button type="submit" className="button button-quiet">
          Sign out
        </button>
        <button type="submit" name="everywhere" value="on" className="button button-quiet">
          Sign out on all devices
        </button>
      </form>
    </section>
  );
}
