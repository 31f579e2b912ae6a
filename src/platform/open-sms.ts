import type { Logger } from 'pino';
import type { Config } from '#config';
import { type LoggedSms, logSmsSender } from '#partners/sms/log-sms-sender.ts';
import { messageMediaSms } from '#partners/sms/message-media-sms.ts';
import { noSmsSender, type SmsSender } from '#partners/sms/sms-sender.ts';
import { twilioSms } from '#partners/sms/twilio-sms.ts';

export interface SmsParts {
  sms: SmsSender;
  /** The messages that were logged instead of sent, newest first. Undefined if they are not logged. */
  sentMessages: (() => readonly LoggedSms[]) | undefined;
}

/**
 * Sends SMS by the configured provider. Without one, they fail in production, unless the operator asks to log them in
 * order to try the installation.
 */
export function openSms(config: Config, log: Pick<Logger, 'info' | 'warn'>): SmsParts {
  const provider = openProvider(config);
  if (provider) return { sms: provider, sentMessages: undefined };
  if (config.NODE_ENV === 'production' && !config.SMS_LOG)
    return { sms: noSmsSender(log), sentMessages: undefined };
  const logged = logSmsSender(log);
  return { sms: logged, sentMessages: () => logged.messages() };
}

function openProvider({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  TWILIO_URL: twilioUrl,
  MESSAGEMEDIA_KEY: key,
  MESSAGEMEDIA_SECRET: secret,
  MESSAGEMEDIA_URL: messageMediaUrl,
}: Config): SmsSender | undefined {
  if (accountSid !== undefined && authToken !== undefined && from !== undefined)
    return twilioSms({ url: twilioUrl, accountSid, authToken, from });
  if (key !== undefined && secret !== undefined)
    return messageMediaSms({ url: messageMediaUrl, key, secret });
  return undefined;
}
