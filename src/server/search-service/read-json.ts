import type { IncomingMessage } from 'node:http';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import { readBody } from '#server/http/read-body.ts';

/** The maximum size of a body: enough for some thousand conditions, and more than any widget sends. */
const MAX_BYTES = 256 * 1024;

const accepted = 'Accepted values for the Content-Type header are: `application/json`';

/** Reads the JSON body of a request. @throws {SearchFault} if the body is too large, missing or not JSON */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'];
  const read = await readBody(request, MAX_BYTES);
  if (!read.ok) {
    throw read.reason === 'too-large'
      ? new SearchFault(
          'payload_too_large',
          `The provided payload reached the size limit. The maximum accepted payload size is ${MAX_BYTES / 1024} KiB.`,
        )
      : new SearchFault('malformed_payload', 'The request was interrupted.');
  }
  if (type === undefined) {
    throw new SearchFault('missing_content_type', `A Content-Type header is missing. ${accepted}`);
  }
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new SearchFault(
      'invalid_content_type',
      `The Content-Type \`${type.slice(0, 60)}\` is invalid. ${accepted}`,
    );
  }
  if (read.body.length === 0) {
    throw new SearchFault('missing_payload', 'A json payload is missing.');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(read.body)) as unknown;
  } catch {
    // the parser's message quotes the body, which may be long
    throw new SearchFault('malformed_payload', 'The json payload provided is malformed.');
  }
}
