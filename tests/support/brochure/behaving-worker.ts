import { threadId } from 'node:worker_threads';
import type { BrochureJob } from '#server/brochure/make-brochure.ts';

const TEN_MINUTES_MS = 600_000;
const never = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, TEN_MINUTES_MS));

/** What a worker can do wrong, by the slug of the vehicle. */
const misbehaviours: Record<string, () => unknown> = {
  async crash() {
    setImmediate(() => {
      throw new Error('out of paper');
    });
    await never();
  },
  exit: () => process.exit(0),
  refuse() {
    throw new Error('no such font');
  },
  hang: never,
};

/** Stands in for the press's worker: returns the slug and the number of its thread, unless the slug is a misbehaviour. */
export default async function behave({ view: { slug } }: BrochureJob): Promise<Uint8Array> {
  await misbehaviours[slug]?.();
  return Buffer.from(`${slug} ${threadId}`);
}
