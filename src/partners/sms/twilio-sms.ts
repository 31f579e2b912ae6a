import { z } from 'zod';
import { httpSmsSender, type SmsAnswer, type SmsConnection } from './http-sms-sender.ts';
import type { SmsSender } from './sms-sender.ts';

export interface TwilioOptions extends SmsConnection {
  accountSid: string;
  authToken: string;
  /** A phone number, an alphanumeric sender, or the SID of a messaging service. */
  from: string;
}

/** The whole SID, because a dealer of MGs may have "MG Geelong" as the alphanumeric sender. */
const MESSAGING_SERVICE_SID = /^MG[0-9a-f]{32}$/i;

/**
 * Codes that concern the number alone. All others are faults of the configuration or of Twilio.
 * Source: Twilio's error and warning dictionary, https://www.twilio.com/docs/api/errors
 */
const refusals: ReadonlyMap<number, string> = new Map([
  [21211, 'it is not a valid number'],
  [21265, 'it is a short code'],
  [21266, 'it is the sender itself'],
  [21268, 'it is a premium-rate number'],
  [21610, 'its owner has unsubscribed'],
  [21614, 'it is not a mobile'],
  [21635, 'it is a landline'],
  [30004, 'it is blocked'],
  [30005, 'it is unknown to its network'],
  [30006, 'it is a landline or its network is unreachable'],
]);

/** The required part of a message resource. */
const created = z.object({
  sid: z.string().min(1),
  status: z.string(),
  error_code: z.int().nullish(),
});
const fault = z.object({ code: z.int() });
const failedStatuses = new Set(['failed', 'undelivered', 'canceled']);

/** Twilio's Messages resource, version 2010-04-01. */
export function twilioSms({
  accountSid,
  authToken,
  from,
  ...connection
}: TwilioOptions): SmsSender {
  const sender = MESSAGING_SERVICE_SID.test(from) ? { MessagingServiceSid: from } : { From: from };
  return httpSmsSender(
    {
      name: 'Twilio',
      user: accountSid,
      password: authToken,
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      body: ({ to, text }) => new URLSearchParams({ To: to, ...sender, Body: text }),
      read: answerOf,
    },
    connection,
  );
}

function answerOf(status: number, body: unknown): SmsAnswer {
  if (status >= 400) return faultOf(fault.safeParse(body).data?.code);
  const message = created.safeParse(body);
  if (!message.success) return { ok: false, reason: 'failed', message: 'no message was created' };
  const { sid, status: state, error_code } = message.data;
  return failedStatuses.has(state) ? faultOf(error_code ?? undefined) : { ok: true, id: sid };
}

/** Twilio's own message would repeat the number. */
function faultOf(code: number | undefined): SmsAnswer {
  const refusal = code === undefined ? undefined : refusals.get(code);
  if (refusal) {
    return {
      ok: false,
      reason: 'refused',
      message: `Twilio refused the number: ${refusal} (${code})`,
    };
  }
  return { ok: false, reason: 'failed', message: code === undefined ? 'no code' : `code ${code}` };
}
