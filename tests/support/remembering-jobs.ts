import type { JobQueue } from '#store/jobs/job-queue.ts';

/** A queue that does no work, and tells what was put into it. */
export function rememberingJobs(): { jobs: JobQueue; enqueued: object[] } {
  const enqueued: object[] = [];
  const jobs: JobQueue = {
    enqueue: async (_transaction, payloads) => void enqueued.push(...payloads),
    runNow: async () => [],
    enqueueNow: async () => undefined,
    work: async () => undefined,
    stop: async () => undefined,
  };
  return { jobs, enqueued };
}
