import { redirect } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/sign-out-route.ts';
import { signedOutCookie } from './forget-signed-out.ts';
import type { VisitorPageHandle } from './visitor-page.ts';

export const handle: VisitorPageHandle = { isWithoutVisitor: true };

/** `POST /api/sign-out`: signs the visitor out here or, with `everywhere`, on all of their devices. */
export async function action({ context, request }: Route.ActionArgs) {
  const { account, origin } = context.get(requestServices);
  const body = await request.formData().catch(() => new FormData());
  const isEverywhere = body.has('everywhere');
  const { cookie, hasEnded } = await account.signOut({ isEverywhere });
  const page = '/my-garage/signed-out';
  const outage = `?not-ended=${isEverywhere ? 'everywhere' : 'here'}`;
  return redirect(hasEnded ? page : page + outage, {
    status: 303,
    headers: [
      ['set-cookie', cookie],
      ['set-cookie', signedOutCookie(origin)],
    ],
  });
}
