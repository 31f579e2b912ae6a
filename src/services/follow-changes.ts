import type { Database } from '#store/database/database.ts';

export interface Follower {
  /** Looks for changes now; resolves when all that were committed before the call are taken in. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** A notice can be lost with its connection; this bounds how long that is noticed. */
const POLL_MS = 500;

/** Calls `takeIn` on every notice and twice a second besides, never twice at once. */
export async function followChanges(
  database: Database,
  channel: string,
  onError: (error: unknown) => void,
  takeIn: () => Promise<void>,
): Promise<Follower> {
  let running: Promise<void> | undefined;
  let again: Promise<void> | undefined;

  function catchUp(): Promise<void> {
    if (!running) {
      running = takeIn().finally(() => (running = undefined));
      return running;
    }
    // what runs now may have looked before the change: one more look, shared by all who ask meanwhile
    again ??= running
      .catch(() => undefined)
      .then(() => {
        again = undefined;
        return catchUp();
      });
    return again;
  }

  const look = (): void => {
    // a look that is still to come will do; of one that takes long and fails it is enough to hear once
    if (!again) void catchUp().catch(onError);
  };
  const stopListening = await database.listen(channel, look);
  const timer = setInterval(look, POLL_MS);
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
