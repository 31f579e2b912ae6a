import type { Database } from '#store/database/database.ts';

export interface Follower {
  /** Polls now. Resolves when every change that was committed before the call has been applied. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** The polling interval. It bounds the delay when a notification is lost with its connection. */
const POLL_MS = 500;

/** Calls `applyChanges` on every notification and twice a second, and never runs two calls at the same time. */
export async function followChanges(
  database: Database,
  channel: string,
  onError: (error: unknown) => void,
  applyChanges: () => Promise<void>,
): Promise<Follower> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function catchUp(): Promise<void> {
    if (!running) {
      running = applyChanges().finally(() => (running = undefined));
      return running;
    }
    // the running call may have read the database before the change, so one more call follows; all callers share it
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return catchUp();
      });
    return next;
  }

  const poll = (): void => {
    // a call that is already scheduled is enough, and a slow failure is reported only once
    if (!next) void catchUp().catch(onError);
  };
  const stopListening = await database.listen(channel, poll);
  const timer = setInterval(poll, POLL_MS);
  timer.unref();
  return {
    catchUp,
    async stop() {
      clearInterval(timer);
      await stopListening();
      await running?.catch(() => undefined);
    },
  };
}
