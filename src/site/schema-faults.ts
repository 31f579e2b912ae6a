import type { z } from 'zod';

export interface SchemaFault {
  /** Path in the file: `locations[2].address.postcode`; empty for the file as a whole. */
  path: string;
  message: string;
}

/** Lists every fault of a file with its path. @param error with the messages of `faultWords` */
export function schemaFaults(error: z.ZodError): SchemaFault[] {
  return error.issues.flatMap((issue) => faultsOf(issue, []));
}

function faultsOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): SchemaFault[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const messages = issue.message.split('\n');
    return issue.keys.map((key, at) => ({
      path: pathText([...path, key]),
      message: messages[at] ?? issue.message,
    }));
  }
  const meant = issue.code === 'invalid_union' ? meantBranch(issue.errors) : undefined;
  if (meant) return meant.flatMap((inner) => faultsOf(inner, path));
  return [{ path: pathText(path), message: issue.message }];
}

/** The branch of a union that fits but for faults inside; undefined if the value is of no branch's type. */
function meantBranch(
  branches: readonly (readonly z.core.$ZodIssue[])[],
): readonly z.core.$ZodIssue[] | undefined {
  const [fewest] = branches
    .filter(
      (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
    )
    .toSorted((one, other) => one.length - other.length);
  return fewest;
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
