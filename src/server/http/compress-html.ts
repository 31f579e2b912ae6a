import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Of the qualities measured on search, vehicle and home pages, 5 is the knee: 9 takes nine times as long for 2 % fewer bytes. */
const USUAL_QUALITY = 5;
/** 8 % fewer bytes than 5 for twenty times its time: for what is sent often. 11 takes three times as long for 2 % more. */
const DENSE_QUALITY = 10;
/** Of a page that takes a tenth of a second: a tenth of a core at most. */
const DENSE_EVERY_MS = 1000;

/** Compresses text, on a thread of the pool. */
export function compressHtml(text: Buffer, quality = USUAL_QUALITY): Promise<Buffer> {
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** Compresses text as far as is worth the while, one at a time and one a second. */
export class DenseCompressor {
  readonly #now: () => number;
  #isBusy = false;
  #freeAt = -Infinity;

  /** @param now in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns undefined when it is not the time for another one */
  compress(text: Buffer): Promise<Buffer> | undefined {
    if (this.#isBusy || this.#now() < this.#freeAt) return undefined;
    this.#isBusy = true;
    this.#freeAt = this.#now() + DENSE_EVERY_MS;
    return compressHtml(text, DENSE_QUALITY).finally(() => (this.#isBusy = false));
  }
}
