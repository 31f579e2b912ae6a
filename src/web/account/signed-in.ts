import { redirect } from 'react-router';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import { type SignInType, signInPath } from '#domain/account/sign-in-path.ts';

/**
 * The signed-in visitor of a page that requires one.
 *
 * @param back the path for visitors who decline
 * @throws a redirect to the sign-in page for a visitor who is not signed in
 */
export function signedIn(
  { visitor }: Pick<RequestServices, 'visitor'>,
  { pathname, search }: URL,
  type: SignInType,
  back = '/',
): Visitor {
  if (!visitor) throw redirect(signInPath(type, pathname + search, back));
  return visitor;
}
