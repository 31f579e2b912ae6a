import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { registerFonts } from './brochure-fonts.ts';
import type { NumberedJob, BrochureOutcome } from './brochure-press.ts';
import { makeBrochure } from './make-brochure.ts';

// On Linux this is the thread's own: where all cores are busy, pages come before brochures. Elsewhere it is the process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
registerFonts();

// One job at a time; the press holds the queue.
parentPort?.on('message', ({ id, job }: NumberedJob) => {
  void makeBrochure(job).then(
    (bytes) => {
      // the renderer's buffer may be a part of a shared one, which cannot be handed over
      const own = new Uint8Array(bytes);
      parentPort?.postMessage({ id, ok: true, bytes: own } satisfies BrochureOutcome, [own.buffer]);
    },
    (error: unknown) => {
      // Errors lose their class on the way between threads; the text is what the log needs.
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, ok: false, reason } satisfies BrochureOutcome);
    },
  );
});
