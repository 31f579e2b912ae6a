import { mapInSlices } from '#search/meilisearch/answer/map-in-slices.ts';

/**
 * An answer of the search service as JSON, written in slices of a few milliseconds: a thousand documents with marked
 * matches are several megabytes.
 */
export async function answerJson(answer: unknown): Promise<string> {
  if (!isRecord(answer)) return JSON.stringify(answer);
  const members: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    const json = await memberJson(name, value);
    if (json !== undefined) members.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${members.join(',')}}`;
}

/** Undefined for what JSON leaves out. */
async function memberJson(name: string, value: unknown): Promise<string | undefined> {
  if (name === 'results' && Array.isArray(value)) {
    const results: string[] = [];
    for (const result of value) results.push(await answerJson(result));
    return `[${results.join(',')}]`;
  }
  if (name === 'hits' && Array.isArray(value))
    return `[${(await mapInSlices(value, (hit) => JSON.stringify(hit))).join(',')}]`;
  return JSON.stringify(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
