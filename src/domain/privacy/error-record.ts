import { withoutPersonalData } from './without-personal-data.ts';

/** An error in the log. */
export interface ErrorRecord {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorRecord;
}

const MAX_CAUSE_DEPTH = 5;

/**
 * Converts an error to the parts that may be logged. Database errors carry the failed statement and its parameters,
 * which contain whole leads, so this copies only known fields and redacts e-mail addresses and phone numbers.
 */
export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return thrownValue(error, depth);
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: text(error.message),
    ...(typeof code === 'string' && { code }),
    ...(error.stack !== undefined && { stack: text(error.stack) }),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSE_DEPTH && { cause: errorRecord(error.cause, depth + 1) }),
  };
}

/** Some libraries report objects that resemble an error; their other properties may contain personal data. */
function thrownValue(value: unknown, depth: number): ErrorRecord {
  const type = typeof value;
  if (typeof value !== 'object' || value === null) return { type, message: text(value) };
  const { message, code, stack, cause, name } = value as Record<string, unknown>;
  return {
    type: typeof name === 'string' ? name : type,
    message:
      typeof message === 'string' && message !== ''
        ? text(message)
        : `an object with ${Object.keys(value).toSorted().join(', ') || 'no properties'}`,
    ...(typeof code === 'string' && { code }),
    ...(typeof stack === 'string' && { stack: text(stack) }),
    ...(cause !== undefined && depth < MAX_CAUSE_DEPTH && { cause: errorRecord(cause, depth + 1) }),
  };
}

function text(value: unknown): string {
  return withoutPersonalData(typeof value === 'string' ? value : String(value));
}
