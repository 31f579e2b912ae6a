import { data, useActionData, useLoaderData } from 'react-router';
import { noStore, privateRouteMeta } from '#web/checkout/private-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import type { Route } from './+types/confirm-route.ts';
import { LinkMessage } from './link-message.tsx';
import { requireLinkToken } from './require-alerts.ts';

export const handle: TrailHandle = { crumb: 'Confirm your email address' };

/** `/alerts/confirm?token=`: asks before it confirms, because mail filters open links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const token = requireLinkToken(services, url);
  const email = await services.alerts.emailToConfirm(token);
  return data({ email, dealer: services.site.settings.name }, { headers: noStore });
}

export async function action({ context, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const token = requireLinkToken(services, url);
  return { confirmed: await services.alerts.confirmEmail(token) };
}

export const headers = () => noStore;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = privateRouteMeta('Confirm your email address');

export default function ConfirmRoute() {
  const { email, dealer } = useLoaderData<typeof loader>();
  const { confirmed } = useActionData<typeof action>() ?? {};
  if (confirmed !== undefined)
    return (
      <LinkMessage heading="Your email address is confirmed" garage="See your saved searches">
        {dealer} will write to {confirmed} about your saved searches and vehicles.
      </LinkMessage>
    );
  if (email === undefined)
    return (
      <LinkMessage heading="This link has expired" garage="Open my garage">
        Links work for three days. Press “Send the link again” in your garage to get a new one.
      </LinkMessage>
    );
  return (
    <LinkMessage heading="Confirm your email address" button="Yes, confirm">
      Would you like {dealer} to email <strong>{email}</strong> about your saved searches and
      vehicles?
    </LinkMessage>
  );
}
