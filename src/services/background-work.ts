import { deleteExpiredCodes } from '#store/visitors/verification-codes.ts';
import { deleteOldNetworks } from '#store/visitors/visitor-networks.ts';
import { deleteExpiredSessions } from '#store/visitors/visitor-sessions.ts';
import { deleteOldAlertItems, overdueVisitors } from '#store/alerts/alert-items.ts';
import type { BackgroundContext } from './background-context.ts';
import { inTransaction } from './site-context.ts';
import { enqueueAlerts, parseAlertJob } from './alerts/alert-jobs.ts';
import { matchChanges } from './alerts/match-changes.ts';
import { runAlertJob } from './alerts/run-alert-job.ts';
import { startFeeds } from './feeds/start-feeds.ts';
import { NO_MAIL_SERVER } from './leads/deliver-lead.ts';
import { deleteExpiredPersonalData } from './privacy/delete-expired-personal-data.ts';
import { type RepeatedTask, repeat } from './repeat.ts';
import { requeueParked } from './leads/requeue-parked.ts';
import { expireHolds } from './reservations/expire-holds.ts';
import { endLeadJob, runLeadJob } from './leads/run-lead-job.ts';
import { deleteAbandonedLeads } from './trade-in/delete-abandoned-leads.ts';

const EXPIRE_HOLDS_MS = 5000;
const MATCH_CHANGES_MS = 5000;
const DELETE_OLD_DATA_MS = 3_600_000;

/**
 * Starts the background work of a process: it delivers leads, runs feeds, expires holds and deletes old data. Any number of
 * processes may run it on the same database.
 * @returns the repeated tasks, for stopping them; the queues stop apart
 */
export async function startBackgroundWork(context: BackgroundContext): Promise<RepeatedTask[]> {
  await startDeliveringLeads(context);
  const feeds = await startFeeds(context, context.feedJobs);
  return [
    ...feeds,
    startExpiringHolds(context),
    startAlerts(context),
    ...startDeletingOldData(context),
  ];
}

async function startDeliveringLeads(context: BackgroundContext): Promise<void> {
  const { db, jobs, log, mailer } = context;
  if (mailer) {
    const mails = await inTransaction(context, (within) =>
      requeueParked(within, { lastError: NO_MAIL_SERVER }),
    );
    if (mails.length > 0)
      log.info({ mails: mails.length }, 'emails that waited for a mail server were queued again');
    const visitors = await overdueVisitors(db);
    await db.transaction().execute((trx) => enqueueAlerts(trx, jobs, visitors, 0));
  } else {
    log.warn('no mail server: leads are stored, but their emails wait until SMTP_URL is set');
  }
  await jobs.work(
    (payload, { lastAttempt }) => {
      const alert = parseAlertJob(payload);
      return alert ? runAlertJob(context, alert) : runLeadJob(context, payload, lastAttempt);
    },
    async (payload) => {
      // what an alert's last attempt did not send is sent with the next one
      if (!parseAlertJob(payload)) await endLeadJob(context, payload);
    },
  );
}

function startAlerts(context: BackgroundContext): RepeatedTask {
  const failed = context.failed('changed stock could not be matched; retrying');
  const match = async (): Promise<void> => {
    const round = () => matchChanges({ ...context, now: new Date() });
    for (let changes = await round(); changes > 0; changes = await round());
  };
  return repeat(match, MATCH_CHANGES_MS, failed);
}

function startExpiringHolds(context: BackgroundContext): RepeatedTask {
  const failed = context.failed('expired holds could not be released; retrying');
  return repeat(() => expireHolds(context), EXPIRE_HOLDS_MS, failed);
}

function startDeletingOldData({ db, sites, log, failed }: BackgroundContext): RepeatedTask[] {
  const abandonedLeads = async (): Promise<void> => {
    const leads = await deleteAbandonedLeads(db);
    if (leads > 0) log.info({ leads }, 'abandoned leads without contact details were deleted');
  };
  const expiredSignIns = async (): Promise<void> => {
    await deleteExpiredCodes(db);
    await deleteOldNetworks(db);
    await deleteExpiredSessions(db);
  };
  const oldAlerts = () => deleteOldAlertItems(db);
  const personalData = () => deleteExpiredPersonalData(db, sites().all(), log);
  return [
    repeat(
      abandonedLeads,
      DELETE_OLD_DATA_MS,
      failed('abandoned leads could not be deleted; retrying'),
    ),
    repeat(
      expiredSignIns,
      DELETE_OLD_DATA_MS,
      failed('expired codes and sessions could not be deleted; retrying'),
    ),
    repeat(oldAlerts, DELETE_OLD_DATA_MS, failed('old alerts could not be deleted; retrying')),
    repeat(
      personalData,
      DELETE_OLD_DATA_MS,
      failed('expired personal data could not be deleted; retrying'),
    ),
  ];
}
