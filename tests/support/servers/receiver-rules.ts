import type { ReceiverRules } from '#store/jobs/job-queue-options.ts';

/** Receiver limits that let tests run without waiting. */
export const receiverRules: ReceiverRules = {
  inFlight: 2,
  failures: 2,
  pauseSeconds: 1,
  pauseMaxSeconds: 1,
  giveUpAfterSeconds: 3600,
};
