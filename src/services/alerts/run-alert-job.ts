import { randomUUID } from 'node:crypto';
import { messageOf } from '#domain/text/message-of.ts';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import type { BackgroundContext } from '#services/background-context.ts';
import { receiverResult } from '#services/leads/receiver-result.ts';
import type { Site } from '#site/site.ts';
import {
  alertReceiver,
  claimDueItems,
  releaseItems,
  type AlertReceiver,
} from '#store/alerts/alert-items.ts';
import type { AttemptResult } from '#store/jobs/job-handler.ts';
import type { AlertJob } from './alert-jobs.ts';
import { alertMailOf, type AlertedVehicle } from './alert-mail-of.ts';
import { alertedVehicles } from './alerted-vehicles.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';
import { sendsAlerts } from './sends-alerts.ts';

/** Nodemailer's codes for a broken or silent connection. Its others mean that the e-mail was not accepted. */
const connectionFailed = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);
/** Codes of the operating system for a connection that was never made. */
const notConnected = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
const notGreeted = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

type AlertJobContext = Pick<BackgroundContext, 'db' | 'siteBySlug' | 'mailer' | 'index' | 'log'>;
type MailContext = AlertJobContext & { mailer: LeadMailer };

/** Makes one attempt at an e-mail about alerts. Without a mail server the items wait for one. */
export async function runAlertJob(
  context: AlertJobContext,
  { kind, visitor_id }: AlertJob,
): Promise<AttemptResult> {
  const { mailer } = context;
  if (!mailer) return {};
  const send = kind === 'confirm-email' ? sendEmailConfirmation : sendAlerts;
  try {
    return await send({ ...context, mailer }, visitor_id);
  } catch (error) {
    return { retry: messageOf(error), ...receiverResult(error) };
  }
}

/**
 * Sends what is due for a visitor. The items are claimed before the e-mail is sent: if the process dies in between, or
 * the connection breaks before the mail server answers, the e-mail may be lost, because none may be sent twice.
 * @throws if the mail server does not accept the e-mail; the items then wait for the next attempt
 */
async function sendAlerts(context: MailContext, visitorId: string): Promise<AttemptResult> {
  const { db } = context;
  const receiver = await alertReceiver(db, visitorId);
  if (!receiver) return {};
  const site = context.siteBySlug(receiver.site_slug);
  if (!site || !sendsAlerts(site)) return {};
  const claimed = await claimDueItems(db, visitorId);
  const release = () =>
    releaseItems(
      db,
      claimed.map(({ id }) => id),
    );
  let items: AlertedVehicle[];
  try {
    items = await alertedVehicles({ ...context, site }, claimed);
  } catch (error) {
    await release();
    throw error;
  }
  return items.length > 0 ? sendMail(context, { site, receiver, items }, release) : {};
}

async function sendMail(
  { mailer, log }: MailContext,
  { site, receiver, items }: { site: Site; receiver: AlertReceiver; items: AlertedVehicle[] },
  release: () => Promise<void>,
): Promise<AttemptResult> {
  const { name, forms } = site.settings;
  try {
    await mailer.alert({
      id: randomUUID(),
      to: receiver.email,
      siteSlug: site.slug,
      siteName: name,
      mail: alertMailOf(site, receiver, items, new Date()),
      replyTo: forms.auto_reply.reply_to,
    });
  } catch (error) {
    if (mayHaveBeenSent(error)) {
      log.warn({ error, site: site.slug }, 'an alert may have been sent, so it is not sent again');
      return receiverResult(error);
    }
    await release();
    throw error;
  }
  log.info({ site: site.slug, items: items.length }, 'an alert was sent');
  return { receiver: 'answered' };
}

/**
 * Whether a mail server that failed may have accepted the e-mail nevertheless: its connection broke or timed out while
 * the e-mail was under way.
 */
function mayHaveBeenSent(error: unknown): boolean {
  // every property is checked
  const { code, originalCode, responseCode, timeoutType } = (error ?? {}) as Record<
    string,
    unknown
  >;
  return (
    connectionFailed.has(String(code)) &&
    responseCode === undefined &&
    !notConnected.has(String(originalCode)) &&
    !notGreeted.has(String(timeoutType))
  );
}
