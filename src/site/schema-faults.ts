import type { z } from 'zod';

export interface SchemaFault {
  /** Where in the file: `locations[2].address.postcode`; empty for the whole. */
  path: string;
  message: string;
}

/**
 * Every fault of a file by its path.
 * @param unknownKey what is said of a key that the schema does not have
 */
export function schemaFaults(error: z.ZodError, unknownKey: string): SchemaFault[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathText([...issue.path, key]), message: unknownKey }))
      : [{ path: pathText(issue.path), message: issue.message }],
  );
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
