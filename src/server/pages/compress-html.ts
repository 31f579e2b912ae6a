import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * Brotli quality 5 is the best trade-off measured on search, vehicle and home pages: 9 takes nine times as long for 2 %
 * fewer bytes.
 */
const USUAL_QUALITY = 5;
/**
 * For pages that are sent often: 8 % fewer bytes than quality 5 in twenty times the time. Quality 11 takes three times
 * as long again for another 2 %.
 */
const DENSE_QUALITY = 10;
/** Limits dense compression to about a tenth of a core, because a page takes about a tenth of a second. */
const DENSE_EVERY_MS = 1000;

/** Compresses text on Node's thread pool. */
export function compressHtml(text: Buffer, quality = USUAL_QUALITY): Promise<Buffer> {
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** Compresses text at the highest worthwhile quality, one text at a time and at most one a second. */
export class DenseCompressor {
  readonly #now: () => number;
  #isBusy = false;
  #freeAt = -Infinity;

  /** @param now in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns undefined while busy or within a second of the last text */
  compress(text: Buffer): Promise<Buffer> | undefined {
    if (this.#isBusy || this.#now() < this.#freeAt) return undefined;
    this.#isBusy = true;
    this.#freeAt = this.#now() + DENSE_EVERY_MS;
    return compressHtml(text, DENSE_QUALITY).finally(() => (this.#isBusy = false));
  }
}
