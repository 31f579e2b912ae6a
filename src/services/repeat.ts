export interface RepeatedTask {
  /** Stops the task and waits for the current round. */
  stop(): Promise<void>;
}

/** Runs a task at once and then at an interval, without overlaps. Its timer does not keep the process alive. */
export function repeat(
  task: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): RepeatedTask {
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
