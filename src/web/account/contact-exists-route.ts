import { isNewcomer } from '#domain/account/visitor.ts';
import { localPhone } from '#domain/lead/local-phone.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/contact-exists-route.ts';
import { visitorPage } from './visitor-page.ts';

export const handle = visitorPage;

/**
 * `GET /api/check-if-contact-exists?phone_number=`: whether a phone belongs to a known contact. Strangers must not learn
 * who is a customer, so it only knows the phone that was verified in this session.
 * Source: specification 2, section 7.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { visitor } = context.get(requestServices);
  const phone = url.searchParams.get('phone_number');
  const headers = { 'cache-control': 'no-store' };
  if (!phone) return Response.json({ data: null, error: 'phone_number is required.' }, { headers });
  const isKnown = visitor?.phone === localPhone(phone) && !isNewcomer(visitor);
  return Response.json({ data: isKnown ? { exists: true } : null, error: null }, { headers });
}
