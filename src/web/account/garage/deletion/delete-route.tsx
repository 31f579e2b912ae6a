import '#web/account/garage/garage.css';
import { useActionData, useLoaderData } from 'react-router';
import { GarageFrame } from '#web/account/garage/garage-frame.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { noteDeletion } from '#web/account/forget-deleted.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { visitorPage, type VisitorPageHandle } from '#web/account/visitor-page.ts';
import { submitWithFallback, whenAccepted } from '#web/enquiry/form/form-client-action.ts';
import { isEnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { verificationNotSent } from '#web/verification/verification-not-sent.ts';
import type { Route } from './+types/delete-route.ts';
import { deleteAction } from './delete-action.ts';
import { DeleteForm } from './delete-form.tsx';

export const handle: TrailHandle & VisitorPageHandle = {
  ...visitorPage,
  crumb: 'Delete my account',
};

/** `/my-garage/delete`: deletes the account of a signed-in visitor, who confirms it with a new code. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { phone } = signedIn(services, url, 'my-garage');
  const { name, accounts } = services.site.settings;
  return { phone, dealer: name, ...accounts.privacy };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  return deleteAction(request, signedIn(services, url, 'my-garage'), services);
}

export async function clientAction(sent: Route.ClientActionArgs) {
  const body = await sent.request.clone().formData();
  return whenAccepted(submitWithFallback(verificationNotSent, isEnquiryAnswer, sent), () => {
    if (body.get('go') === 'delete') noteDeletion();
  });
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('Delete my account');

export default function DeleteRoute() {
  const { phone, dealer, acknowledge_days, access_days } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <GarageFrame title="Delete my account">
      <div className="stack gap-4">
        <p>
          This deletes your account on this website at once: your details, watchlist, saved searches
          and alerts, on all devices.
        </p>
        <p>
          Enquiries, reservations and payments are with {dealer}, who must keep some of them by law.
          We ask them to delete the rest. They acknowledge this within {acknowledge_days} days, and
          answer within {access_days} days.
        </p>
      </div>
      <DeleteForm phone={phone} answer={answer} />
    </GarageFrame>
  );
}
