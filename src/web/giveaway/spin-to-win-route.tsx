import { data, useActionData, useLoaderData } from 'react-router';
import type { RequestServices } from '#services/request-services.ts';
import type { SpinToWin } from '#site/settings/spin-to-win.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { visitorPage } from '#web/account/visitor-page.ts';
import { noStore } from '#web/checkout/private-page.ts';
import { submitWithFallback } from '#web/enquiry/form/form-client-action.ts';
import { isEnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { verificationNotSent } from '#web/verification/verification-not-sent.ts';
import type { Route } from './+types/spin-to-win-route.ts';
import { GiveawayPage } from './giveaway-page.tsx';
import { giveawayView } from './giveaway-view.ts';
import { spinAction } from './spin-action.ts';

export const handle = visitorPage;

/** `/spin-to-win`: the wheel, and the visitor's own result. Chances change with every draw, so no cache stores it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const giveaway = accessibleGiveaway(services, url);
  const { site, origin } = services;
  const { name, text } = giveaway;
  const view = await giveawayView(services, giveaway);
  const meta = pageMeta({
    title: `${name} | ${site.settings.name}`,
    description: text || `Spin the wheel at ${site.settings.name}.`,
    canonical: '/spin-to-win',
    origin,
    settings: site.settings,
    trail: [{ name, path: '/spin-to-win' }],
  });
  return data({ view, meta }, { headers: noStore });
}

export const headers = () => noStore;

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  accessibleGiveaway(services, url);
  return spinAction(request, url, services);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitWithFallback(verificationNotSent, isEnquiryAnswer, { request, serverAction });
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function SpinToWinRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <GiveawayPage view={view} answer={useActionData<typeof action>()} />;
}

/** @throws a 404 if the site has no giveaway, a redirect if it asks visitors to sign in first */
function accessibleGiveaway(services: RequestServices, url: URL): SpinToWin {
  const { spin_to_win: giveaway, sign_in } = services.site.settings;
  if (!giveaway) throw data(null, { status: 404 });
  if (sign_in.spin_to_win) signedIn(services, url, 'spin-to-win');
  return giveaway;
}
