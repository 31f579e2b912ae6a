/** Why a webhook gave no answer, in words for the operator: `fetch` itself says no more than that it failed. */
export function webhookFailure(error: unknown, timeoutMs: number): Error {
  const words =
    error instanceof Error && error.name === 'TimeoutError'
      ? `The webhook did not answer within ${timeoutMs / 1000} seconds`
      : `The webhook did not take it: ${reason(error)}`;
  return new Error(words, { cause: error });
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // a name with several addresses, each of which was tried
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  if (error.cause !== undefined) return reason(error.cause);
  const message = error.message.replace(/\s+/g, ' ').trim();
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || message.includes(code) ? message : `${message} (${code})`.trim();
}
