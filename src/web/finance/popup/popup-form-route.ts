import { visitorPage } from '#web/account/visitor-page.ts';
import { requireFinanceAccess } from '#web/finance/finance-access.ts';
import { financeFormView } from '#web/finance/finance-page-view.ts';
import { vehicleOfLink } from '#web/finance/vehicle-of-link.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/popup-form-route.ts';

/** A signed-in visitor needs no code. */
export const handle = visitorPage;

/** `GET /finance/form.json`: the form of a finance link, with the parameters of that link, for the dialog. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  requireFinanceAccess(services, url);
  const vehicle = await vehicleOfLink(services, url.searchParams.get('car_id'));
  return Response.json(financeFormView(services, url, vehicle));
}
