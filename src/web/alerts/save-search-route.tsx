import '#web/content/content-page.css';
import '#web/enquiry/form/enquiry.css';
import '#web/ui/chips.css';
import './alerts.css';
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router';
import { isAlertFrequency } from '#domain/alerts/alert-frequency.ts';
import { checkForm } from '#domain/form/check-form.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { visitorPage, type VisitorPageHandle } from '#web/account/visitor-page.ts';
import { useFormDraft } from '#web/enquiry/form/draft/use-form-draft.ts';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { formClientAction } from '#web/enquiry/form/form-client-action.ts';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import { refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { requestServices } from '#web/request-services.ts';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { textFields } from '#web/text-fields.ts';
import type { Route } from './+types/save-search-route.ts';
import { requireAlerts } from './require-alerts.ts';
import { saveSearchFields, saveSearchView, searchedCriteria } from './save-search-view.ts';

export const handle: TrailHandle & VisitorPageHandle = { ...visitorPage, crumb: 'Save a search' };

/** `/save-search?search={address}`: saves a search of this site for the signed-in visitor. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const visitor = requireAlerts(services, url, searchOf(url));
  const criteria = await searchedCriteria(url.searchParams.get('search'), services);
  if (!criteria) throw data(null, { status: 404 });
  return {
    view: await saveSearchView(criteria, visitor, services),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const visitor = requireAlerts(services, url, searchOf(url));
  const criteria = await searchedCriteria(url.searchParams.get('search'), services);
  if (!criteria) throw data(null, { status: 404 });
  const body = await request.formData().catch(() => new FormData());
  const sent = Object.fromEntries(textFields(body));
  const checked = checkForm(saveSearchFields('', visitor), sent);
  if (!checked.ok) return data(refusedForm(checked.faults, sent), { status: 422 });
  const { title = '', frequency = '', email } = checked.values;
  if (email) {
    const { name, last_name } = visitor;
    await services.account.changeDetails({ name, last_name, email });
  }
  const isSaved = await services.alerts.saveSearch(visitor, {
    title,
    frequency: isAlertFrequency(frequency) ? frequency : 'off',
    address: searchUrl(criteria),
    criteria,
  });
  if (isSaved) return redirect('/my-garage/searches', 303);
  const message = 'You’ve reached 50 saved searches. Delete one in your garage to save another.';
  return data(refusedForm([{ field: '', message }], sent), { status: 409 });
}

/** The search to save, to which a visitor who does not sign in goes back. */
const searchOf = (url: URL): string | undefined => url.searchParams.get('search') ?? undefined;

export const clientAction = (sent: Route.ClientActionArgs) => formClientAction(sent);

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('Save a search');

export default function SaveSearchRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { element, summary, faults, formProps, check } = useCheckedForm(view.fields, answer);
  const { save } = useFormDraft(element, {
    site: useSite().slug,
    form: `save-search ${view.address}`,
    remembers: false,
  });
  return (
    <div className="content-page page-width save-search stack gap-4">
      <h1>Save this search</h1>
      {view.chips.length > 0 && (
        <ul className="chips cluster gap-2" aria-label="What you search for">
          {view.chips.map((chip) => (
            <li key={chip} className="saved-chip row-inline">
              {chip}
            </li>
          ))}
        </ul>
      )}
      <p>
        {view.matches}. <a href={view.address}>Back to the search</a>
      </p>
      <section className="enquiry" aria-label="Save this search">
        <Form
          {...formProps}
          method="post"
          onSubmit={(event) => !check() && event.preventDefault()}
          onChange={(event) => {
            formProps.onChange(event);
            save();
          }}
        >
          {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} fields={view.fields} />}
          <div className="stack gap-4">
            {view.fields.map((field) => (
              <FormField
                key={field.name}
                field={field}
                value={answer?.values[field.name] ?? field.value}
                fault={faults.find((fault) => fault.field === field.name)?.message}
              />
            ))}
          </div>
          <button type="submit" className="button button-action">
            Save search
          </button>
        </Form>
      </section>
    </div>
  );
}
