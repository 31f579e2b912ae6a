import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { deleteExpiredCodes } from '#store/visitors/verification-codes.ts';
import { deleteOldNetworks } from '#store/visitors/visitor-networks.ts';
import { deleteExpiredSessions } from '#store/visitors/visitor-sessions.ts';
import { deleteOldAlertItems, overdueVisitors } from '#store/alerts/alert-items.ts';
import { enqueueAlerts, parseAlertJob } from './alerts/alert-jobs.ts';
import { matchChanges, type MatchChangesParts } from './alerts/match-changes.ts';
import { runAlertJob } from './alerts/run-alert-job.ts';
import { NO_MAIL_SERVER } from './leads/deliver-lead.ts';
import { deleteExpiredPersonalData } from './privacy/delete-expired-personal-data.ts';
import { type RepeatedTask, repeat } from './repeat.ts';
import { requeueParked } from './leads/requeue-parked.ts';
import { expireHolds } from './reservations/expire-holds.ts';
import { endLeadJob, type LeadJobParts, runLeadJob } from './leads/run-lead-job.ts';
import { deleteAbandonedLeads } from './trade-in/delete-abandoned-leads.ts';

const EXPIRE_HOLDS_MS = 5000;
const MATCH_CHANGES_MS = 5000;
const DELETE_OLD_DATA_MS = 3_600_000;

export interface BackgroundParts
  extends LeadJobParts, Pick<MatchChangesParts, 'index' | 'places' | 'dealershipName'> {
  /** The stock version that the index has reached. */
  stockVersion(): number;
  /** Makes a handler that logs the failures of one kind of work. */
  failed(what: string): (error: unknown) => void;
}

/**
 * Starts the background work of a process: it delivers leads, expires holds and deletes old data. Any number of
 * processes may run it on the same database.
 * @returns the repeated tasks, for stopping them; the lead queue stops with the job queue
 */
export async function startBackgroundWork(
  db: Kysely<Schema>,
  parts: BackgroundParts,
): Promise<RepeatedTask[]> {
  await startDeliveringLeads(db, parts);
  return [
    startExpiringHolds(db, parts),
    ...startAlerts(db, parts),
    ...startDeletingOldData(db, parts),
  ];
}

async function startDeliveringLeads(db: Kysely<Schema>, parts: BackgroundParts): Promise<void> {
  const { jobs, log, mailer } = parts;
  if (mailer) {
    const mails = await db
      .transaction()
      .execute((trx) => requeueParked(trx, jobs, { lastError: NO_MAIL_SERVER }));
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
      return alert ? runAlertJob(db, parts, alert) : runLeadJob(db, parts, payload, lastAttempt);
    },
    async (payload) => {
      // what an alert's last attempt did not send is sent with the next one
      if (!parseAlertJob(payload)) await endLeadJob(db, parts, payload);
    },
  );
}

function startAlerts(db: Kysely<Schema>, parts: BackgroundParts): RepeatedTask[] {
  const { sites, failed, stockVersion } = parts;
  const match = async (): Promise<void> => {
    const round = () =>
      matchChanges(db, { ...parts, sites: sites(), now: new Date(), stockVersion: stockVersion() });
    for (let changes = await round(); changes > 0; changes = await round());
  };
  return [repeat(match, MATCH_CHANGES_MS, failed('changed stock could not be matched; retrying'))];
}

function startExpiringHolds(
  db: Kysely<Schema>,
  { jobs, sites, failed }: BackgroundParts,
): RepeatedTask {
  const siteBySlug = (slug: string) => sites().bySlug(slug);
  const round = () => expireHolds(db, { jobs, siteBySlug });
  return repeat(round, EXPIRE_HOLDS_MS, failed('expired holds could not be released; retrying'));
}

function startDeletingOldData(
  db: Kysely<Schema>,
  { sites, log, failed }: BackgroundParts,
): RepeatedTask[] {
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
