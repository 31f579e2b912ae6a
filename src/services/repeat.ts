export interface Repeated {
  /** Waits for the round in hand. */
  stop(): Promise<void>;
}

/** Runs a task again and again, never twice at once. It does not keep the process alive. */
export function repeat(
  task: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): Repeated {
  let round: Promise<unknown> | undefined;
  const run = (): void => {
    round ??= task()
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
