import '#web/ui/message-page.css';
import { data, Form, useActionData, useLoaderData } from 'react-router';
import { noStore, privateMeta } from '#web/checkout/private-page.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import type { Route } from './+types/unsubscribe-route.ts';
import { requireAlertsOfSite } from './require-alerts.ts';

export const handle: TrailHandle = { crumb: 'Unsubscribe' };

/** `/alerts/unsubscribe?token=`: asks before it turns e-mails off, because mail filters open links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  requireAlertsOfSite(services);
  const isSubscriber = await services.alerts.isSubscriber(url.searchParams.get('token') ?? '');
  return data({ isSubscriber, dealer: services.site.settings.name }, { headers: noStore });
}

/** Also the one-click post of mail programs, which needs no cookie and no further question. Source: RFC 8058. */
export async function action({ context, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  requireAlertsOfSite(services);
  return { isDone: await services.alerts.unsubscribe(url.searchParams.get('token') ?? '') };
}

export const headers = () => noStore;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = () => privateMeta('Unsubscribe');

export default function UnsubscribeRoute() {
  const { isSubscriber, dealer } = useLoaderData<typeof loader>();
  const { isDone } = useActionData<typeof action>() ?? {};
  if (isDone)
    return (
      <div className="message-page">
        <AnswerHeading text="You will get no more e-mails" />
        <p>
          {dealer} no longer writes to you about saved searches and vehicles. They stay in your
          garage, where you can turn e-mails on again.
        </p>
        <p>
          <a href="/my-garage/searches">Open my garage</a>
        </p>
      </div>
    );
  if (!isSubscriber)
    return (
      <div className="message-page">
        <AnswerHeading text="This link is not valid" />
        <p>You can change which e-mails you get in your garage.</p>
        <p>
          <a href="/my-garage/searches">Open my garage</a>
        </p>
      </div>
    );
  return (
    <div className="message-page">
      <AnswerHeading text="Stop these e-mails?" />
      <p>{dealer} will no longer write to you about saved searches and vehicles.</p>
      <Form method="post">
        <button type="submit" className="button button-action">
          Unsubscribe
        </button>
      </Form>
    </div>
  );
}
