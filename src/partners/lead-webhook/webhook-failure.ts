/** A webhook did not accept a lead. The message is for the operator. */
export class WebhookFailure extends Error {
  override name = 'WebhookFailure';
  /** Whether the receiver did not answer or reported that it is overloaded or down. */
  readonly isSilent: boolean;

  constructor(message: string, isSilent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isSilent = isSilent;
  }
}

/** A webhook that answered with an error status. 429 and 5xx are about the receiver, all others about the lead. */
export function webhookRefusal(status: number): WebhookFailure {
  return new WebhookFailure(`The webhook answered ${status}`, status >= 500 || status === 429);
}

/** A webhook that did not answer. `fetch` hides the reason in the error's cause; this puts it into the message. */
export function webhookFailure(error: unknown, timeoutMs: number): WebhookFailure {
  const message =
    error instanceof Error && error.name === 'TimeoutError'
      ? `The webhook did not answer within ${timeoutMs / 1000} seconds`
      : `The webhook request failed: ${reason(error)}`;
  return new WebhookFailure(message, true, { cause: error });
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // the host name has several addresses, and each was tried
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  if (error.cause !== undefined) return reason(error.cause);
  const message = error.message.replace(/\s+/g, ' ').trim();
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || message.includes(code) ? message : `${message} (${code})`.trim();
}
