import type { CircuitRules } from './receiver-circuits.ts';

export interface ReceiverRules extends CircuitRules {
  /** Concurrent attempts per receiver, over all processes. */
  inFlight: number;
  /** A job older than this gets only one more attempt, because probes of a dead receiver would never end. */
  giveUpAfterSeconds: number;
}

export interface JobQueueOptions {
  name: string;
  /** Attempts after the first. */
  retries: number;
  /** Seconds before the first retry; doubled each time up to the maximum. */
  retryDelay: number;
  retryDelayMax: number;
  /** Seconds after which an attempt that has not ended counts as failed. */
  expireIn: number;
  /** Concurrent attempts per process. */
  concurrency: number;
  receivers: ReceiverRules;
  /** Called when a receiver's circuit opens or closes. */
  onCircuit?: (receiver: string, state: 'open' | 'closed') => void;
  onError(error: unknown): void;
}
