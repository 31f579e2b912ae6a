import { signedIn } from '#web/account/signed-in.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/my-data-route.ts';

/** `POST /api/my-data`: what the site stores about the signed-in visitor, as a file. */
export async function action({ context, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const account = new URL('/my-garage/account', url);
  const visitor = signedIn(services, account, 'my-garage');
  const exported = await services.garage.exportData(visitor);
  return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${services.site.slug}-my-data.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
