export interface JobOutcome {
  /** Whether the job is abandoned if this attempt fails. */
  lastAttempt: boolean;
}

/** How an attempt ended. */
export interface AttemptResult {
  /** The reason to retry, unless this was the last attempt. Without it the job is complete. */
  retry?: string;
  /** What the attempt revealed about the job's receiver, if anything. */
  receiver?: 'answered' | 'silent';
}

/** Makes one attempt at a job. A handler that throws is called again later, and the error is reported. */
export type JobHandler = (payload: unknown, outcome: JobOutcome) => Promise<AttemptResult>;
