import { redirect } from 'react-router';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#web/request-services.ts';
import { type SignInType, signInPath } from './sign-in-path.ts';

/**
 * Who asks for a page that only signed-in visitors have.
 * @throws a redirect to sign in, for everybody else
 */
export function signedIn(
  { visitor }: Pick<RequestServices, 'visitor'>,
  { pathname, search }: URL,
  type: SignInType,
): Visitor {
  if (!visitor) throw redirect(signInPath(type, pathname + search, '/'));
  return visitor;
}
