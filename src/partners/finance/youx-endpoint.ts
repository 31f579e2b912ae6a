import { z, type ZodType } from 'zod';
import { Circuit } from '#partners/outside/circuit.ts';

export interface YouxConnection {
  /** `https://api.example/v1` */
  url: string;
  key: string;
  now: () => number;
}

/** YouX works but declines; `reason` is in its own words, if it gave any. */
export type YouxAnswer<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; reason: string | undefined };

const MAX_BYTES = 64 * 1024;

/** Statuses that say nothing about the request: a wrong key, or a slow or overloaded service. */
const failingStatuses = new Set([401, 403, 408, 429]);

const refusal = z.object({ error: z.unknown().refine(Boolean) });
/** A reason that is too long to show to a shopper counts as none. */
const statedReason = z.object({ error: z.string().trim().min(1).max(300) });

/**
 * One address of YouX's API: JSON by POST, with a bearer key. Each address has its own circuit, because quotes are
 * requested far more often, and their failures must not block applications.
 */
export class YouxEndpoint<Answer> {
  readonly #connection: YouxConnection;
  readonly #path: string;
  readonly #timeoutMs: number;
  readonly #answer: ZodType<Answer>;
  readonly #circuit: Circuit;

  /** @param path `quote` */
  constructor(
    connection: YouxConnection,
    path: string,
    timeoutMs: number,
    answer: ZodType<Answer>,
  ) {
    this.#connection = connection;
    this.#path = path;
    this.#timeoutMs = timeoutMs;
    this.#answer = answer;
    this.#circuit = new Circuit(connection.now);
  }

  /**
   * @throws {Error} naming address and status, if YouX does not answer in time, fails, rejects the key, or answers with
   * anything else than the documented JSON; and without a request, for a while after three such failures
   */
  async post(body: object): Promise<YouxAnswer<Answer>> {
    if (!this.#circuit.allowsRequest()) {
      throw new Error(`YouX failed repeatedly; /${this.#path} is not requested for now`);
    }
    try {
      const answer = await this.#read(await this.#request(body));
      this.#circuit.succeeded();
      return answer;
    } catch (error) {
      this.#circuit.failed();
      throw error;
    }
  }

  async #request(body: object): Promise<Response> {
    const { url, key } = this.#connection;
    try {
      return await fetch(`${url.replace(/\/$/, '')}/${this.#path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${key}`,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
    } catch (cause) {
      throw new Error(`YouX did not answer /${this.#path}`, { cause });
    }
  }

  async #read(response: Response): Promise<YouxAnswer<Answer>> {
    const { status, ok } = response;
    const fault = (what: string, cause?: unknown): Error =>
      new Error(`YouX answered ${status} to /${this.#path}: ${what}`, { cause });
    const text = await textOf(response).catch((cause: unknown) => {
      throw fault('the body cannot be read', cause);
    });
    const body = jsonOf(text);
    const reason = statedReason.safeParse(body).data?.error;
    if (status >= 500 || failingStatuses.has(status)) throw fault(reason ?? 'no reason given');
    if (body === undefined) throw fault('the body is not JSON');
    if (refusal.safeParse(body).success) return { ok: false, reason };
    if (!ok) throw fault('no reason given');
    const parsed = this.#answer.safeParse(body);
    if (!parsed.success) throw fault('the body has another shape', parsed.error);
    return { ok: true, answer: parsed.data };
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`The body is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
