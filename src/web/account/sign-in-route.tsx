import { redirect, useActionData, useLoaderData } from 'react-router';
import { isNewcomer } from '#domain/account/visitor.ts';
import { submitWithFallback, whenAccepted } from '#web/enquiry/form/form-client-action.ts';
import { isEnquiryAnswer, notSent } from '#web/enquiry/lead/enquiry-answer.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import type { Route } from './+types/sign-in-route.ts';
import { type SignInAnswer, signInAction } from './sign-in-action.ts';
import { SignInForm } from './sign-in-form.tsx';
import { noteSignIn } from './signed-in-browser.ts';
import { screenOf, signInView } from './sign-in-view.ts';
import { visitorPage } from './visitor-page.ts';

export const handle = visitorPage;

/**
 * `/sign-in`: verifies a visitor's phone. A visitor who is already signed in is redirected at once, or asked whether to
 * save a vehicle.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, visitor, origin } = context.get(requestServices);
  const signIn = signInView(url, site.settings, visitor);
  const isDone = visitor && !isNewcomer(visitor) && signIn.save === undefined;
  if (isDone) throw redirect(signIn.redirect, 303);
  return {
    signIn,
    meta: pageMeta({
      title: `${signIn.title} | ${site.settings.name}`,
      description: signIn.text,
      canonical: '/sign-in',
      origin,
      settings: site.settings,
      trail: [{ name: 'Sign in', path: '/sign-in' }],
      noindex: true,
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return signInAction(request, url, context.get(requestServices));
}

export async function clientAction(sent: Route.ClientActionArgs) {
  const body = await sent.request.clone().formData();
  const go = body.get('go');
  const screen = screenOf({ go, code: body.get('code') ?? undefined });
  const failed = (values: FormData, message?: string): SignInAnswer => ({
    ...notSent(values, message),
    screen,
  });
  return whenAccepted(submitWithFallback(failed, isEnquiryAnswer, sent), () => {
    if (go === 'verify') recordEvent('codeVerified');
    noteSignIn();
  });
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function SignInRoute() {
  const { signIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SignInForm signIn={signIn} answer={answer} />;
}
