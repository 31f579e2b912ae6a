import { parentPort } from 'node:worker_threads';
import { drawPicture } from './draw-picture.ts';
import type { PictureJob, PictureOutcome } from './picture-pool.ts';

// One job at a time; the pool holds the queue.
parentPort?.on('message', ({ id, request }: PictureJob) => {
  parentPort?.postMessage(...outcomeOf(id, request));
});

function outcomeOf(id: number, request: PictureJob['request']): [PictureOutcome, ArrayBuffer[]] {
  try {
    const picture = drawPicture(request);
    return [{ id, ok: true, picture }, [picture.data.buffer as ArrayBuffer]];
  } catch (error) {
    // Errors lose their class on the way between threads; the message is what the log needs.
    return [{ id, ok: false, reason: error instanceof Error ? error.message : String(error) }, []];
  }
}
