import type { z } from 'zod';

export interface SchemaFault {
  /** Path in the file: `locations[2].address.postcode`; empty for the file as a whole. */
  path: string;
  message: string;
}

/**
 * Lists every fault of a file with its path.
 * @param unknownKey the message for a key that the schema does not have
 */
export function schemaFaults(error: z.ZodError, unknownKey: string): SchemaFault[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathText([...issue.path, key]), message: unknownKey }))
      : [{ path: pathText(issue.path), message: isMissing(issue) ? 'is missing' : issue.message }],
  );
}

/** zod describes an absent property as a value of the wrong type. */
function isMissing({ code, message }: z.core.$ZodIssue): boolean {
  return code === 'invalid_type' && message.endsWith('received undefined');
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : text
          ? `${text}.${String(part)}`
          : String(part),
    '',
  );
}
