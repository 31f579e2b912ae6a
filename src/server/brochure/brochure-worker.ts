import { constants, setPriority } from 'node:os';
import { move } from 'piscina';
import { registerFonts } from './brochure-fonts.ts';
import { type BrochureJob, makeBrochure } from './make-brochure.ts';

// on Linux this is the thread's own priority, so that pages come before brochures; elsewhere it is the whole process's
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
registerFonts();

/** Makes one brochure in a worker of the press. */
export default async function printBrochure(job: BrochureJob): Promise<Uint8Array> {
  const bytes = await makeBrochure(job);
  // the renderer's buffer may share its memory with others, and shared memory cannot be transferred
  const own = new Uint8Array(bytes);
  // `move` marks its argument for transfer; the caller receives the array itself
  return move(own) as unknown as Uint8Array;
}
