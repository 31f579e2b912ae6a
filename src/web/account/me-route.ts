import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/me-route.ts';
import { visitorPage } from './visitor-page.ts';

export const handle = visitorPage;

/** The answer of `/api/me`, from which pages that are the same for everybody fill in what is the visitor's. */
export interface Me {
  /** Undefined if nobody is signed in. */
  visitor?: { phone: string; name: string; last_name: string; email: string };
}

/** `GET /api/me`: who is signed in. It also replaces an old session token. */
export async function loader({ context }: Route.LoaderArgs) {
  const { visitor, account } = context.get(requestServices);
  const cookie = await account.renewedCookie();
  const { id: _, ...shown } = visitor ?? { id: '' };
  const me = (visitor ? { visitor: shown } : {}) as Me; // without a visitor nothing is left of it
  return Response.json(me, {
    headers: { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
  });
}
