/** A decoded frame, and its number in the spin. */
export interface LoadedFrame {
  frame: number;
  image: HTMLImageElement;
}

/** The number of concurrent requests; more would not be faster and would delay other requests. */
const CONCURRENCY = 4;

/**
 * Fetches and decodes all frames of a spin. A frame that fails is skipped and logged.
 *
 * @param onDone called with the number of finished frames after each frame, loaded or failed
 * @returns the loaded frames in order; empty after an abort
 */
export async function loadFrames(
  addresses: readonly string[],
  onDone: (done: number) => void,
  signal: AbortSignal,
): Promise<LoadedFrame[]> {
  const loaded: LoadedFrame[] = [];
  let next = 0;
  let done = 0;
  async function loadNext(): Promise<void> {
    while (next < addresses.length && !signal.aborted) {
      const frame = next;
      next += 1;
      const image = await decodedImage(addresses[frame] ?? '');
      if (image) loaded.push({ frame, image });
      done += 1;
      if (!signal.aborted) onDone(done);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, loadNext));
  return signal.aborted ? [] : loaded.sort((one, other) => one.frame - other.frame);
}

async function decodedImage(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch (error) {
    console.warn('A frame of the spin could not be loaded', address, error);
    return undefined;
  }
}
