import type { JobQueue } from '#store/jobs/job-queue.ts';

/** A fake queue that records enqueued payloads and runs nothing. */
export function recordingJobs(): { jobs: JobQueue; enqueued: object[] } {
  const enqueued: object[] = [];
  const jobs: JobQueue = {
    enqueue: async (_transaction, payloads) => void enqueued.push(...payloads),
    runNow: async () => [],
    work: async () => undefined,
    stop: async () => undefined,
  };
  return { jobs, enqueued };
}
