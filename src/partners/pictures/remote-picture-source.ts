import sharp from 'sharp';
import { fetchPublic, type OutsideFetch } from '#partners/outside/outside-fetch.ts';
import type { PictureSource } from './picture-source.ts';

/** Accepted formats, as detected from the file's content rather than its content type. */
const photographFormats: ReadonlySet<string> = new Set([
  'jpeg',
  'png',
  'webp',
  'gif',
  'heif',
  'tiff',
]);

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 25 * 1024 * 1024;

/** Fetches pictures named in a dealer's feed, from public addresses only. */
export const remotePictureSource = pictureSource(fetchPublic);

export function pictureSource(fetch: OutsideFetch): PictureSource {
  const files = fileSource(fetch);
  return {
    ...files,
    async read(address) {
      const picture = await files.read(address);
      if (!picture) return undefined;
      const { format } = await sharp(picture).metadata();
      // an SVG is a program: it can take minutes to render and can reference other files
      if (!photographFormats.has(format))
        throw new Error(`Pictures in the format ${format} are not accepted`);
      return picture;
    },
  };
}

/** Fetches files from public addresses, whatever their format. */
export const remoteFileSource = fileSource(fetchPublic);

function fileSource(fetch: OutsideFetch): PictureSource {
  return {
    handles: (address) => /^https?:\/\//.test(address),
    async read(address) {
      const url = URL.parse(address);
      if (!url) return undefined;
      const response = await fetch(url, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'image/*' },
      });
      if (response.status === 404 || response.status === 410) return undefined;
      if (!response.ok || !response.body)
        throw new Error(`The picture's server answered ${response.status}`);
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of response.body) {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) throw new Error('The picture is too large');
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
  };
}
