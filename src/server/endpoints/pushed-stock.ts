import { FeedNotFetched } from '#partners/feed-source/feed-not-fetched.ts';
import type { FeedOutcome } from '#domain/feed/feed-run.ts';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { refusalOf } from '#server/http/refusal-of.ts';
import { sendJson } from '#server/http/send-json.ts';
import { memoryLimiter } from '#server/limits/limiters.ts';
import { clientKey } from '#server/search-service/client-key.ts';
import type { FeedContext } from '#services/feeds/feed-context.ts';
import { isTokenOf } from '#services/feeds/feed-token.ts';
import { receiveFeed } from '#services/feeds/receive-feed.ts';

const MAX_BYTES = 64e6;
/** For one client network: a group's dealerships, every few minutes. */
const PUSHES_PER_HOUR = 240;
/** For one client network; a system with the wrong token repeats it. */
const WRONG_TOKENS_PER_HOUR = 20;
const RETRY_SECONDS = 30;

const statuses: Record<FeedOutcome, number> = {
  ok: 200,
  unchanged: 200,
  refused: 422,
  failed: 500,
};

type PushRequest = Pick<SiteRequest, 'request' | 'response' | 'site' | 'url' | 'network'>;

/**
 * Takes the stock of a dealership from its own system: `PUT /api/stock/{dealership}` with the token of its feed. The
 * answer is the report of the import. Whoever has no valid token learns nothing, not even which dealerships exist.
 */
export class PushedStock {
  readonly #context: FeedContext;
  readonly #maxBytes: number;
  readonly #pushes = memoryLimiter({ name: 'pushes', points: PUSHES_PER_HOUR, seconds: 3600 });
  readonly #wrongTokens = memoryLimiter({
    name: 'wrong-feed-tokens',
    points: WRONG_TOKENS_PER_HOUR,
    seconds: 3600,
  });

  constructor(context: FeedContext, { maxBytes = MAX_BYTES }: { maxBytes?: number } = {}) {
    this.#context = context;
    this.#maxBytes = maxBytes;
  }

  async answer(asked: PushRequest, dealership: string | undefined): Promise<void> {
    const { request, response, network } = asked;
    const refuse = (status: number, error: string): void => {
      // the body is not read
      response.setHeader('connection', 'close');
      sendJson(response, status, { error });
    };
    const wait = (seconds: number, status: number, error: string): void => {
      response.setHeader('retry-after', String(seconds));
      refuse(status, error);
    };
    const wrongBefore = await this.#wrongTokens.get(network);
    const limited =
      wrongBefore && wrongBefore.consumedPoints >= WRONG_TOKENS_PER_HOUR
        ? wrongBefore
        : await refusalOf(this.#pushes, network);
    if (limited)
      return wait(Math.ceil(limited.msBeforeNext / 1000), 429, 'There are too many requests.');
    if (dealership === undefined || !(await this.#isAllowed(asked, dealership))) {
      await refusalOf(this.#wrongTokens, network);
      response.setHeader('www-authenticate', 'Bearer');
      return refuse(401, 'The token is missing or wrong.');
    }
    const delta = deltaOf(asked.url);
    if (delta === 'unknown') return refuse(400, 'delta is either true or false.');
    if (Number(request.headers['content-length'] ?? 0) > this.#maxBytes)
      return refuse(413, this.#tooLarge());
    try {
      // destroying the request would destroy its connection, and the answer would never arrive
      const body = request.iterator({ destroyOnReturn: false });
      const maxBytes = this.#maxBytes;
      const received = await receiveFeed(this.#context, { dealership, delta, body, maxBytes });
      if (received.ok) {
        const { run, outcome, report } = received;
        return sendJson(response, statuses[outcome], { run, outcome, report });
      }
      if (received.reason === 'paused') return refuse(409, 'The feed is paused.');
      return wait(RETRY_SECONDS, 409, 'Another run of the feed is in progress.');
    } catch (error) {
      if (error instanceof FeedNotFetched) return refuse(413, this.#tooLarge());
      // the client left before the end of the body
      if (!request.complete) return void response.destroy();
      throw error;
    }
  }

  async #isAllowed({ request, site }: PushRequest, dealership: string): Promise<boolean> {
    const token = clientKey(request.headers.authorization);
    const isOfSite = site.settings.dealerships.some(({ slug }) => slug === dealership);
    return (
      token !== undefined && isOfSite && (await isTokenOf(this.#context.db, dealership, token))
    );
  }

  #tooLarge(): string {
    return `The feed is larger than ${this.#maxBytes / 1e6} MB. Send it gzipped.`;
  }
}

/** What the address says of the feed; undefined if it says nothing. */
function deltaOf(url: URL): boolean | 'unknown' | undefined {
  const given = url.searchParams.get('delta');
  if (given === null) return undefined;
  return given === 'true' || (given === 'false' ? false : 'unknown');
}
