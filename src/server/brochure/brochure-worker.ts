import { constants, setPriority } from 'node:os';
import { move } from 'piscina';
import { registerFonts } from './brochure-fonts.ts';
import { type BrochureJob, makeBrochure } from './make-brochure.ts';

// lowers the priority of this thread, so that pages come first; other systems would lower the process's own
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
registerFonts();

/** Makes one brochure in the worker of the press. */
export default async function printBrochure(job: BrochureJob): Promise<Uint8Array> {
  const bytes = await makeBrochure(job);
  // the renderer's buffer may be part of Node's shared pool, which cannot be transferred
  const own = new Uint8Array(bytes);
  // `move` marks its argument for transfer; the caller receives the array
  return move(own) as unknown as Uint8Array;
}
