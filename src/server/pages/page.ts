import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { INCOMPLETE_HEADER } from '#site/incomplete-header.ts';
import { SCRIPT_SOURCES_HEADER, STYLE_SOURCES_HEADER } from '#site/inline-sources-headers.ts';
import { compressHtml, DenseCompressor } from './compress-html.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';

const gzipped = promisify(gzip);
const dense = new DenseCompressor();

/** Bytes. For shorter bodies, compression costs more than it saves. */
const WORTH_COMPRESSING = 1000;

/** A page that has been sent this many times is worth a denser compression. */
const OFTEN = 10;

/** How long clients should wait after a 503. */
const RETRY_AFTER_SECONDS = '30';

type Encoding = 'br' | 'gzip' | 'identity';

/** A finished response that can be sent any number of times. */
export class Page {
  readonly status: number;
  readonly body: Buffer;
  readonly etag: string;
  readonly cacheable: boolean;
  /** Whether a part was left out, because the database or the search server was away. */
  readonly isIncomplete: boolean;
  readonly #headers: Record<string, string | string[]>;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #timesSent = 0;
  #isDense = false;

  /** @param cookies the `Set-Cookie` headers, possibly several */
  constructor(
    status: number,
    headers: Record<string, string>,
    body: Buffer,
    mayCache = true,
    cookies: readonly string[] = [],
  ) {
    this.status = status;
    this.body = body;
    this.etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    // a page says so itself if it depends on something that is not in the cache's key
    this.isIncomplete = INCOMPLETE_HEADER in headers;
    const isForAll = cookies.length === 0 && !headers['cache-control']?.includes('no-store');
    const mayKeep = mayCache && !this.isIncomplete && isForAll;
    this.cacheable = mayKeep && (status === 200 || status === 301 || status === 308);
    const {
      [SCRIPT_SOURCES_HEADER]: scripts = '',
      [STYLE_SOURCES_HEADER]: styles = '',
      [INCOMPLETE_HEADER]: _,
      ...sent
    } = headers;
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    this.#headers = {
      ...securityHeaders,
      ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
      ...sent,
      ...(isHtml && { 'content-security-policy': contentSecurityPolicy({ scripts, styles }) }),
      ...(this.cacheable
        ? { 'cache-control': 'public, max-age=0, s-maxage=60', etag: this.etag }
        : { 'cache-control': mayCache ? 'no-store' : 'private, no-store' }),
      ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
      vary: 'Accept-Encoding',
    };
  }

  /**
   * Reads the router's whole response.
   * @param mayCache false for the response to an action, which is for one visitor only
   */
  static async fromResponse(response: Response, mayCache = true): Promise<Page> {
    const body = Buffer.from(await response.arrayBuffer());
    const cookies = response.headers.getSetCookie();
    const headers = Object.fromEntries(response.headers);
    delete headers['set-cookie'];
    return new Page(response.status, headers, body, mayCache, cookies);
  }

  /** Its approximate size in memory, including its compressed forms. */
  get bytes(): number {
    return Math.ceil(this.body.length * 1.5) + 2048;
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.cacheable && request.headers['if-none-match']?.includes(this.etag)) {
      response.writeHead(304, this.#headers).end();
      return;
    }
    const encoding = this.#encodingFor(request);
    const body = await this.#encoded(encoding);
    response.writeHead(this.status, {
      ...this.#headers,
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    this.#timesSent += 1;
    if (encoding === 'br' && this.#timesSent >= OFTEN && !this.#isDense) this.#compressDensely();
  }

  #encodingFor(request: IncomingMessage): Encoding {
    const accepted = request.headers['accept-encoding'] ?? '';
    const isCompressed = this.#headers['content-type'] === 'image/png';
    if (isCompressed || this.body.length < WORTH_COMPRESSING) return 'identity';
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  }

  #encoded(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.body);
    let compressed = this.#compressed.get(encoding);
    if (!compressed) {
      compressed = encoding === 'br' ? compressHtml(this.body) : gzipped(this.body);
      this.#compressed.set(encoding, compressed);
    }
    return compressed;
  }

  #compressDensely(): void {
    const compressing = dense.compress(this.body);
    if (!compressing) return;
    this.#isDense = true;
    compressing.then(
      (body) => this.#compressed.set('br', Promise.resolve(body)),
      // the page keeps its usual compression
      (error: Error) => process.emitWarning(error),
    );
  }
}

/** A short plain-text response that is never cached. */
export function plainPage(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Page {
  return new Page(
    status,
    { 'content-type': 'text/plain; charset=utf-8', ...headers },
    Buffer.from(`${text}\n`),
    false,
  );
}
