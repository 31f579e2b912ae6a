import '#web/ui/message-page.css';
import { data, Form, useActionData, useLoaderData } from 'react-router';
import { noStore, privateMeta } from '#web/checkout/private-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import type { Route } from './+types/confirm-route.ts';
import { requireAlertsOfSite } from './require-alerts.ts';

export const handle: TrailHandle = { crumb: 'Confirm your e-mail address' };

/** `/alerts/confirm?token=`: asks before it confirms, because mail filters open links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  requireAlertsOfSite(services);
  const email = await services.alerts.emailToConfirm(url.searchParams.get('token') ?? '');
  return data({ email, dealer: services.site.settings.name }, { headers: noStore });
}

export async function action({ context, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  requireAlertsOfSite(services);
  return { confirmed: await services.alerts.confirmEmail(url.searchParams.get('token') ?? '') };
}

export const headers = () => noStore;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = () => privateMeta('Confirm your e-mail address');

export default function ConfirmRoute() {
  const { email, dealer } = useLoaderData<typeof loader>();
  const { confirmed } = useActionData<typeof action>() ?? {};
  if (confirmed !== undefined)
    return (
      <div className="message-page">
        <AnswerHeading text="Your e-mail address is confirmed" />
        <p>
          {dealer} will write to {confirmed} about your saved searches and vehicles.
        </p>
        <p>
          <a href="/my-garage/searches">See your saved searches</a>
        </p>
      </div>
    );
  if (email === undefined)
    return (
      <div className="message-page">
        <AnswerHeading text="This link has expired" />
        <p>
          Links work for three days. Press “Send the link again” in your garage to get a new one.
        </p>
        <p>
          <a href="/my-garage/searches">Open my garage</a>
        </p>
      </div>
    );
  return (
    <div className="message-page">
      <AnswerHeading text="Confirm your e-mail address" />
      <p>
        Would you like {dealer} to e-mail <strong>{email}</strong> about your saved searches and
        vehicles?
      </p>
      <Form method="post">
        <button type="submit" className="button button-action">
          Yes, confirm
        </button>
      </Form>
    </div>
  );
}
