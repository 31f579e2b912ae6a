import { redirect } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/sign-out-route.ts';
import { signedOutCookie } from './forget-signed-out.ts';

/** `POST /api/sign-out`: signs the visitor out here or, with `everywhere`, on all of their devices. */
export async function action({ context, request }: Route.ActionArgs) {
  const { account, origin } = context.get(requestServices);
  const body = await request.formData().catch(() => new FormData());
  const cookie = await account.signOut({ isEverywhere: body.has('everywhere') });
  return redirect('/my-garage/signed-out', {
    status: 303,
    headers: [
      ['set-cookie', cookie],
      ['set-cookie', signedOutCookie(origin)],
    ],
  });
}
