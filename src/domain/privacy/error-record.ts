import { withoutPersonalData } from './without-personal-data.ts';

/** An error as it is logged. */
export interface ErrorRecord {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorRecord;
}

const DEEPEST_CAUSE = 5;

/**
 * What a log may hold of an error. Databases hang the failed statement and its parameters on their errors, and those
 * are whole leads; so only these parts are taken, without e-mail addresses and phone numbers.
 */
export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: text(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: text(error.message),
    ...(typeof code === 'string' && { code }),
    ...(error.stack !== undefined && { stack: text(error.stack) }),
    ...(error.cause !== undefined &&
      depth < DEEPEST_CAUSE && { cause: errorRecord(error.cause, depth + 1) }),
  };
}

function text(value: unknown): string {
  return withoutPersonalData(typeof value === 'string' ? value : String(value));
}
