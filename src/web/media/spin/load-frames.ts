/** A frame that is ready to be drawn, and its number in the spin. */
export interface LoadedFrame {
  frame: number;
  image: HTMLImageElement;
}

/** So many are fetched at a time: a line carries no more, and other requests find a place beside them. */
const AT_A_TIME = 4;

/**
 * Fetches and decodes all frames of a spin. One that fails is left out, with a word in the console.
 *
 * @param onDone told after each frame, loaded or not
 * @returns what could be loaded, in turning order; nothing when it was called off
 */
export async function loadFrames(
  addresses: readonly string[],
  onDone: (done: number) => void,
  signal: AbortSignal,
): Promise<LoadedFrame[]> {
  const loaded: LoadedFrame[] = [];
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    while (next < addresses.length && !signal.aborted) {
      const frame = next;
      next += 1;
      const image = await decoded(addresses[frame] ?? '');
      if (image) loaded.push({ frame, image });
      done += 1;
      if (!signal.aborted) onDone(done);
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return signal.aborted ? [] : loaded.sort((one, other) => one.frame - other.frame);
}

async function decoded(address: string): Promise<HTMLImageElement | undefined> {
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
