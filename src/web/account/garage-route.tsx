import '#web/content/content-page.css';
import '#web/ui/results.css';
import '#web/ui/card/card-grid.css';
import '#web/enquiry/form/enquiry.css';
import './garage-route.css';
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router';
import { checkForm } from '#domain/form/check-form.ts';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import { refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { useSite } from '#web/site/use-site.ts';
import { useTemplateParts, withTemplateParts } from '#web/templates/template-registry.ts';
import type { TemplateParts, TemplatePartsHandle } from '#web/templates/template.ts';
import { textFields } from '#web/text-fields.ts';
import type { Route } from './+types/garage-route.ts';
import { garageView, type GarageView, type WatchedView } from './garage-view.ts';
import { signedIn } from './signed-in.ts';
import { signInFields } from './sign-in-view.ts';
import { visitorPage, type VisitorPageHandle } from './visitor-page.ts';

export const handle: TrailHandle & VisitorPageHandle & TemplatePartsHandle = {
  ...visitorPage,
  ...withTemplateParts('ResultCard'),
  crumb: 'My garage',
};

/** `/my-garage`: what a signed-in visitor has saved, and their details. Source: specification 2, section 6. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  signedIn(services, url, 'my-garage');
  return { garage: await garageView(services), dealer: services.site.settings.name };
}

/** Removes a vehicle from the watchlist, or changes the visitor's details. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  signedIn(services, url, 'my-garage');
  const body = await request.formData().catch(() => new FormData());
  const sent = Object.fromEntries(textFields(body));
  if (sent['go'] === 'remove') {
    await services.account.removeFromWatchlist(Number(sent['car_id']) || 0);
    return redirect('/my-garage', 303);
  }
  const checked = checkForm(signInFields.details, sent);
  if (!checked.ok) return data(refusedForm(checked.faults, sent), { status: 422 });
  const { name = '', last_name = '', email = '' } = checked.values;
  await services.account.changeDetails({ name, last_name, email });
  return redirect('/my-garage', 303);
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `My garage | ${loaderData?.dealer ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function GarageRoute() {
  const { garage } = useLoaderData<typeof loader>();
  const { template } = useSite();
  const { ResultCard } = useTemplateParts(template, 'ResultCard');
  return (
    <div className="content-page garage">
      <h1>{garage.title}</h1>
      <Watchlist watched={garage.watched} ResultCard={ResultCard} />
      <Details details={garage.details} />
      <section aria-labelledby="garage-sign-out" className="garage-section">
        <h2 id="garage-sign-out">Sign out</h2>
        <form method="post" action="/api/sign-out" className="garage-buttons">
          <button type="submit" className="button button-quiet">
            Sign out
          </button>
          <button type="submit" name="everywhere" value="on" className="button button-quiet">
            Sign out on all devices
          </button>
        </form>
      </section>
    </div>
  );
}

interface WatchlistProps {
  watched: GarageView['watched'];
  ResultCard: TemplateParts['ResultCard'];
}

function Watchlist({ watched, ResultCard }: WatchlistProps) {
  return (
    <section aria-labelledby="garage-watchlist" className="garage-section">
      <h2 id="garage-watchlist">Your watchlist</h2>
      {watched.length === 0 && (
        <p>
          Nothing saved yet. Save a vehicle, and this page shows when its price changes or it sells.{' '}
          <a href="/search">See what is in stock</a>
        </p>
      )}
      <ul className="results card-grid">
        {watched.map((entry) => (
          <li key={entry.id} className="garage-entry">
            {entry.card ? (
              <ResultCard card={entry.card} eager={false} />
            ) : (
              <p className="garage-gone">{entry.name}</p>
            )}
            <EntryNotes entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EntryNotes({ entry: { id, name, change } }: { entry: WatchedView }) {
  return (
    <Form method="post" className="garage-notes" preventScrollReset>
      {change && <strong data-change={change.kind}>{change.text}</strong>}
      <input type="hidden" name="car_id" value={id} />
      <button
        type="submit"
        name="go"
        value="remove"
        className="button button-quiet"
        aria-label={`Remove ${name} from your watchlist`}
      >
        Remove
      </button>
    </Form>
  );
}

function Details({ details }: Pick<GarageView, 'details'>) {
  const answer = useActionData<typeof action>();
  const fields = signInFields.details;
  const { summary, faults, formProps, check } = useCheckedForm(fields, answer);
  return (
    <section aria-labelledby="garage-details" className="enquiry">
      <h2 id="garage-details">Your details</h2>
      <Form
        {...formProps}
        method="post"
        preventScrollReset
        onSubmit={(event) => !check() && event.preventDefault()}
      >
        {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} fields={fields} />}
        <p>
          Mobile number: <strong>{details.phone}</strong>
        </p>
        <div className="enquiry-fields">
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              value={answer?.values[field.name] ?? detailOf(details, field.name)}
              fault={faults.find((fault) => fault.field === field.name)?.message}
            />
          ))}
        </div>
        <button type="submit" name="go" value="details" className="button button-action">
          Save my details
        </button>
      </Form>
    </section>
  );
}

function detailOf({ name, last_name, email }: GarageView['details'], field: string): string {
  return { name, last_name, email }[field] ?? '';
}
