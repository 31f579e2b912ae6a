/** A webhook did not take a lead. The message is for the operator. */
export class WebhookFailure extends Error {
  override name = 'WebhookFailure';
  /** The receiver gave no answer, or said that it can take nothing at the moment. */
  readonly isSilent: boolean;

  constructor(message: string, isSilent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isSilent = isSilent;
  }
}

/** The failure of a webhook that answered. 429 and 5xx mean that it can take nothing; others are about the lead. */
export function refusedWith(status: number): WebhookFailure {
  return new WebhookFailure(`The webhook answered ${status}`, status >= 500 || status === 429);
}

/** Why a webhook gave no answer, in words for the operator: `fetch` itself says no more than that it failed. */
export function webhookFailure(error: unknown, timeoutMs: number): WebhookFailure {
  const words =
    error instanceof Error && error.name === 'TimeoutError'
      ? `The webhook did not answer within ${timeoutMs / 1000} seconds`
      : `The webhook did not take it: ${reason(error)}`;
  return new WebhookFailure(words, true, { cause: error });
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
