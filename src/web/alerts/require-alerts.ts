import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import { signedIn } from '#web/account/signed-in.ts';
import { requirePage } from '#web/site/require-page.ts';

/**
 * The signed-in visitor of a page about alerts.
 *
 * @param back the path for visitors who decline to sign in
 * @throws a 404 if the site has no alerts, a redirect to the sign-in page if the visitor is not signed in
 */
export function requireAlerts(services: RequestServices, url: URL, back?: string): Visitor {
  requirePage(services, url);
  return signedIn(services, url, 'my-garage', back);
}

/** The token in the link of an e-mail. @throws a 404 if the site has no alerts */
export function requireLinkToken(services: Pick<RequestServices, 'site'>, url: URL): string {
  requirePage(services, url);
  return url.searchParams.get('token') ?? '';
}
