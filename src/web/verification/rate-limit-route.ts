import { z } from 'zod';
import { fieldChecks } from '#domain/form/field-checks.ts';
import { localPhone } from '#domain/lead/local-phone.ts';
import { verificationTexts } from '#web/verification/verification-texts.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/rate-limit-route.ts';

const asked = z.object({ phone: z.string().max(30) });

/** `POST /api/rate-limit`: checks whether a phone may be sent another code. Source: specification 2, section 7. */
export async function action({ context, request }: Route.ActionArgs) {
  const { account } = context.get(requestServices);
  const parsed = asked.safeParse(await request.json().catch(() => undefined));
  const phone = parsed.success ? fieldChecks.phone(parsed.data.phone, {}) : undefined;
  if (!phone || 'fault' in phone) {
    return Response.json({ message: 'phone must be an Australian number.' }, { status: 400 });
  }
  const retryAt = await account.codesWaitUntil(localPhone(phone.value));
  if (retryAt) {
    const seconds = Math.ceil((retryAt.getTime() - Date.now()) / 1000);
    return Response.json(
      { message: verificationTexts.tooMany, retry_at: retryAt.toISOString() },
      { status: 429, headers: { 'retry-after': String(seconds) } },
    );
  }
  return Response.json({ allowed: true });
}
