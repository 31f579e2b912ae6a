import { type FeedMapping, feedMappingSchema } from './feed-mapping.ts';

/** `path` is where in the file: `fields.make.pattern`. */
export interface MappingFault {
  path: string;
  reason: string;
}

/** A mapping out of the text of its file, or every fault of it. */
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
          reason: `is not JSON: ${error instanceof Error ? error.message : String(error)}`,
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

/** A rule may be a text, an object or a list: of the three readings the faults of the one that came furthest are told. */
function faultsOf(issue: Issue): MappingFault[] {
  const readings = issue.code === 'invalid_union' ? (issue.errors ?? []) : [];
  const meant = readings.toSorted((a, b) => depth(b) - depth(a))[0];
  if (meant === undefined || meant.length === 0 || depth(meant) === 0) {
    return [{ path: issue.path.join('.'), reason: issue.message }];
  }
  return meant.flatMap((inner) => faultsOf({ ...inner, path: [...issue.path, ...inner.path] }));
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
