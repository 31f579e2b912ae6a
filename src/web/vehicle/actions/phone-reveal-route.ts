import { z } from 'zod';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/phone-reveal-route.ts';

/** The names are the specification's; what else the browser says of itself is known better here. */
const reveal = z.object({ car_id: z.number().int().positive() });

/** `POST /api/phone-reveal`: a shopper has asked for the number to call about a vehicle. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const parsed = reveal.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) {
    return Response.json({ message: 'car_id must be the number of a vehicle.' }, { status: 400 });
  }
  const vehicle = await services.vehicleById(parsed.data.car_id);
  if (!vehicle) return Response.json({ message: 'There is no such vehicle.' }, { status: 404 });
  await services.recordPhoneReveal(vehicle);
  return Response.json({ recorded: true });
}
