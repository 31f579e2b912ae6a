import { z } from 'zod';
import { localPhone } from '#domain/lead/local-phone.ts';
import type { RequestServices } from '#services/request-services.ts';
import { watchVehicle } from './watch-vehicle.ts';

/** Source: specification 1, section 7, "POST /api/watchlist/save-car". */
const body = z.object({
  phone_number: z.string().max(30),
  car_id: z.coerce.number().int().positive().max(2_147_483_647),
});

/** Saves or removes a vehicle. The phone must be the signed-in visitor's. */
export async function watchlistAction(
  request: Request,
  services: RequestServices,
  change: 'save' | 'remove',
): Promise<Response> {
  const parsed = body.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return failure(400, 'phone_number and car_id are required.');
  const { phone_number, car_id } = parsed.data;
  const { account, visitor } = services;
  if (!visitor || visitor.phone !== localPhone(phone_number)) {
    return failure(401, 'Please sign in to save vehicles.');
  }
  if (change === 'remove') {
    await account.removeFromWatchlist(car_id);
    return Response.json({ success: true });
  }
  const watched = await watchVehicle(car_id, visitor, services);
  return watched.ok ? Response.json({ success: true }) : failure(watched.status, watched.message);
}

function failure(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status });
}
