import type { ReceiverRules } from '#store/jobs/job-queue.ts';

/** Rules by which tests need not wait. */
export const receiverRules: ReceiverRules = {
  inFlight: 2,
  failures: 2,
  pauseSeconds: 1,
  pauseMaxSeconds: 1,
  giveUpAfterSeconds: 3600,
};
