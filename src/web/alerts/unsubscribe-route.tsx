import { data, useActionData, useLoaderData } from 'react-router';
import { noStore, privateRouteMeta } from '#web/checkout/private-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import type { Route } from './+types/unsubscribe-route.ts';
import { LinkMessage } from './link-message.tsx';
import { requireLinkToken } from './require-alerts.ts';

export const handle: TrailHandle = { crumb: 'Unsubscribe' };

/** `/alerts/unsubscribe?token=`: asks before it turns e-mails off, because mail filters open links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const token = requireLinkToken(services, url);
  const isSubscriber = await services.alerts.isSubscriber(token);
  return data({ isSubscriber, dealer: services.site.settings.name }, { headers: noStore });
}

/** Also the one-click post of mail programs, which needs no cookie and no further question. Source: RFC 8058. */
export async function action({ context, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const token = requireLinkToken(services, url);
  return { isDone: await services.alerts.unsubscribe(token) };
}

export const headers = () => noStore;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = privateRouteMeta('Unsubscribe');

export default function UnsubscribeRoute() {
  const { isSubscriber, dealer } = useLoaderData<typeof loader>();
  const { isDone } = useActionData<typeof action>() ?? {};
  if (isDone)
    return (
      <LinkMessage heading="You will get no more emails" garage="Open my garage">
        {dealer} no longer writes to you about saved searches and vehicles. They stay in your
        garage, where you can turn emails on again.
      </LinkMessage>
    );
  if (!isSubscriber)
    return (
      <LinkMessage heading="This link is not valid" garage="Open my garage">
        You can change which emails you get in your garage.
      </LinkMessage>
    );
  return (
    <LinkMessage heading="Stop these emails?" button="Unsubscribe">
      {dealer} will no longer write to you about saved searches and vehicles.
    </LinkMessage>
  );
}
