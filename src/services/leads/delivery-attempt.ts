import type { AttemptResult } from '#store/jobs/job-handler.ts';

export interface DeliveryAttempt extends AttemptResult {
  outcome: 'delivered' | 'waiting' | 'parked' | 'done-before' | 'unknown';
}
