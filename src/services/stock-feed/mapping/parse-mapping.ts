import { messageOf } from '#domain/text/message-of.ts';
import { type FeedMapping, feedMappingSchema } from './feed-mapping.ts';

/** A fault of a mapping. `path` is its position in the file, such as `fields.make.pattern`. */
export interface MappingFault {
  path: string;
  reason: string;
}

/** Parses the text of a mapping file. @returns the mapping, or all of its faults */
export function parseMapping(
  text: string,
): { ok: true; mapping: FeedMapping } | { ok: false; faults: MappingFault[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      ok: false,
      faults: [
        {
          path: '',
          reason: `is not JSON: ${messageOf(error)}`,
        },
      ],
    };
  }
  const parsed = feedMappingSchema.safeParse(json);
  if (parsed.success) return { ok: true, mapping: parsed.data };
  return { ok: false, faults: parsed.error.issues.flatMap((issue) => faultsOf(issue)) };
}

type Issue = {
  path: PropertyKey[];
  message: string;
  code?: string;
  errors?: readonly (readonly Issue[])[];
};

/**
 * Returns the faults of an issue. A rule may be a string, an object or a list, so Zod reports the faults of all three;
 * the ones of the form that parsed furthest are returned.
 */
function faultsOf(issue: Issue): MappingFault[] {
  const readings = issue.code === 'invalid_union' ? (issue.errors ?? []) : [];
  const likeliest = readings.toSorted((a, b) => depth(b) - depth(a))[0];
  if (likeliest === undefined || likeliest.length === 0 || depth(likeliest) === 0) {
    return [{ path: issue.path.join('.'), reason: issue.message }];
  }
  return likeliest.flatMap((inner) => faultsOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

function depth(issues: readonly Issue[]): number {
  return Math.max(
    0,
    ...issues.map(
      (issue) =>
        issue.path.length + (issue.code === 'unrecognized_keys' || issue.code === 'custom' ? 1 : 0),
    ),
  );
}
