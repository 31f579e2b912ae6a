/** A form without an answer after this time counts as failed. */
export const ANSWER_TIMEOUT_MS = 20_000;

/** Shown when a form did not reach the server, or its answer did not come back. */
export const networkTexts = {
  offline: 'You are offline. What you typed is kept.',
  late: 'The answer is taking too long. What you typed is kept: please try again.',
};

/** Thrown when the server does not answer in time. */
export class LateAnswer extends Error {
  constructor() {
    super('The server did not answer in time');
  }
}

/** Waits for an answer. @throws {LateAnswer} if it takes longer than `ms` milliseconds */
export async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new LateAnswer()), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Words a failure of the network; undefined for any other failure. */
export function networkFault(error: unknown): string | undefined {
  if (error instanceof LateAnswer) return networkTexts.late;
  return navigator.onLine ? undefined : networkTexts.offline;
}
