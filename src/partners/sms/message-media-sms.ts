import { z } from 'zod';
import { httpSmsSender, type SmsAnswer, type SmsConnection } from './http-sms-sender.ts';
import type { SmsSender } from './sms-sender.ts';

export interface MessageMediaOptions extends SmsConnection {
  key: string;
  secret: string;
}

/** The required part of the answer; the status of a message that was accepted is always `queued`. */
const accepted = z.object({ messages: z.tuple([z.object({ message_id: z.string().min(1) })]) });
const fault = z.object({ details: z.array(z.string()).min(1) });
/** How a detail begins that concerns the number alone. */
const NUMBER = '/messages/0/destination_number';

/** MessageMedia's Messages API, version 1, which sends from the account's default number. */
export function messageMediaSms({ key, secret, ...connection }: MessageMediaOptions): SmsSender {
  return httpSmsSender(
    {
      name: 'MessageMedia',
      user: key,
      password: secret,
      path: '/v1/messages',
      body: ({ to, text }) => ({ messages: [{ content: text, destination_number: to }] }),
      read: (status, body) => (status >= 400 ? faultOf(body) : acceptedMessage(body)),
    },
    connection,
  );
}

function acceptedMessage(body: unknown): SmsAnswer {
  const parsed = accepted.safeParse(body);
  if (!parsed.success) return { ok: false, reason: 'failed', message: 'no message was accepted' };
  return { ok: true, id: parsed.data.messages[0].message_id };
}

/** Takes only the pointers to the faulty parts, because the rest of a detail may repeat the number and the text. */
function faultOf(body: unknown): SmsAnswer {
  const { details = [] } = fault.safeParse(body).data ?? {};
  const parts = details.map((detail) => /^\/[\w/]+/.exec(detail)?.[0] ?? 'the request');
  if (parts.length > 0 && parts.every((part) => part === NUMBER)) {
    return {
      ok: false,
      reason: 'refused',
      message: 'MessageMedia refused the number: it is not a valid number',
    };
  }
  return {
    ok: false,
    reason: 'failed',
    message: parts.length > 0 ? `faults in ${parts.join(', ')}` : 'no details',
  };
}
