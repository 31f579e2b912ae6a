import type { Visitor } from '#domain/account/visitor.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/me-route.ts';
import { visitorPage } from './visitor-page.ts';

export const handle = visitorPage;

/** The answer of `/api/me`, from which pages that are the same for everybody fill in what is the visitor's. */
export interface Me {
  /** Undefined for a visitor who is not signed in. */
  visitor?: { phone: string; name: string; last_name: string; email: string };
  /** The ids of the vehicles on the visitor's watchlist. */
  watchlist?: number[];
}

/** `GET /api/me`: who is signed in. It also replaces an old session token. */
export async function loader({ context }: Route.LoaderArgs) {
  const { visitor, account } = context.get(requestServices);
  const cookie = await account.renewedCookie();
  const me: Me = visitor
    ? { visitor: shown(visitor), watchlist: (await account.watchlist()).map(({ id }) => id) }
    : {};
  return Response.json(me, {
    headers: { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
  });
}

function shown({ phone, name, last_name, email }: Visitor): NonNullable<Me['visitor']> {
  return { phone, name, last_name, email };
}
