import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import sharp from 'sharp';

const compressed = promisify(brotliCompress);

const MAX_SVG_BYTES = 64 * 1024;
const MAX_PIXELS = 20_000_000;
/** Twice the largest width on a page, for sharp screens; icons need less. */
const RASTER_WIDTH = 640;

/** A logo or icon, ready to be sent and measured. */
export interface BrandFile {
  format: 'svg' | 'webp';
  /** A hash of its bytes. */
  hash: string;
  bytes: Uint8Array;
  /** The bytes in Brotli; undefined if they are compressed already. */
  brotli: Uint8Array | undefined;
  /** The width divided by the height. */
  ratio: number;
}

/** An SVG that says more than which shapes to draw; each can take minutes to render or refers to something else. */
const unsafeInSvg =
  /<!(DOCTYPE|ENTITY)|<(script|foreignObject|image|use|pattern|filter|mask|animate\w*|set)\b|\son\w+\s*=|href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i;

/** Reads a logo or icon of a dealer. @throws if it is not a picture, or an SVG with more than shapes */
export async function brandFile(original: Uint8Array): Promise<BrandFile> {
  return isSvg(original) ? drawing(original) : photograph(original);
}

function isSvg(bytes: Uint8Array): boolean {
  return /^\ufeff?\s*<(\?xml|svg|!--|!DOCTYPE)/i.test(textOf(bytes.subarray(0, 200)));
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}

async function drawing(bytes: Uint8Array): Promise<BrandFile> {
  if (bytes.length > MAX_SVG_BYTES)
    throw new Error(`The SVG has more than ${MAX_SVG_BYTES / 1024} kB`);
  const unsafe = unsafeInSvg.exec(textOf(bytes))?.[0];
  if (unsafe !== undefined)
    throw new Error(`The SVG may contain only shapes, and has ${unsafe.trim()}`);
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  const brotli = await compressed(bytes);
  return { format: 'svg', hash: hashOf(bytes), bytes, brotli, ratio: width / height };
}

async function photograph(original: Uint8Array): Promise<BrandFile> {
  const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: RASTER_WIDTH, withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return {
    format: 'webp',
    hash: hashOf(data),
    bytes: data,
    brotli: undefined,
    ratio: info.width / info.height,
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
