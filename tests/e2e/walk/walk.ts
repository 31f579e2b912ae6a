import type { Browser, BrowserContext } from '@playwright/test';
import { Walker } from './walker.ts';
import type { WalkStep } from './walk-step.ts';

const STEP_MS = 60_000;
/** How long shorter walks are tried to find a short one that fails in the same way. */
const SHRINKING_MS = 180_000;

/** Where a walk begins, and names of other dealers, which it must not meet. */
export interface WalkGround {
  origin: string;
  foreign: readonly string[];
}

export interface WalkFailure {
  faults: string[];
  /** The steps up to the fault. */
  steps: readonly WalkStep[];
  /** What each of them did. */
  done: readonly string[];
}

export interface FinishedWalk {
  failure: WalkFailure | undefined;
  taken: number;
  /** Texts that must be in one lead at most. */
  sentOnce: readonly string[];
}

/** Walks through a site as a new shopper, up to the first fault. */
export async function walk(
  browser: Browser,
  ground: WalkGround,
  steps: readonly WalkStep[],
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<FinishedWalk> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(STEP_MS / 4);
  await prepare(context);
  const walker = new Walker(context, ground.origin, ground.foreign);
  let taken = 0;
  const done: string[] = [];
  try {
    let faults = await walker.begin();
    for (const step of steps) {
      if (faults.length > 0) break;
      taken += 1;
      faults = await walker.take(step);
      done.push(walker.lastStep);
    }
    const failure = faults.length > 0 ? { faults, steps: steps.slice(0, taken), done } : undefined;
    return { failure, taken, sentOnce: walker.sentOnce };
  } finally {
    await context.close();
  }
}

/** Leaves out steps, halves first, as long as the walk still ends with the same kind of fault. */
export async function shortened(
  failure: WalkFailure,
  again: (steps: readonly WalkStep[]) => Promise<WalkFailure | undefined>,
): Promise<WalkFailure> {
  let best = failure;
  const until = performance.now() + SHRINKING_MS;
  for (let size = best.steps.length >> 1; size >= 1; size >>= 1) {
    // the last step shows the fault
    for (let from = 0; from + size < best.steps.length;) {
      if (performance.now() > until) return best;
      const fewer = best.steps.toSpliced(from, size);
      const failed = await again(fewer);
      if (failed && kindOf(failed) === kindOf(failure)) best = failed;
      else from += size;
    }
  }
  return best;
}

/** A fault without the addresses and texts that differ from walk to walk. */
function kindOf({ faults }: WalkFailure): string {
  return (faults[0] ?? '').replace(/“[^”]*”|https?:\S+|\d+/g, '…');
}

/** The failure as a person reads it. */
export function failureText({ faults, steps, done }: WalkFailure, seed: number): string {
  const list = steps.map(({ kind }, at) => `  ${kind} ${done[at] ?? ''}`);
  return [`seed ${seed}:`, ...faults, `after ${steps.length} steps:`, ...list].join('\n');
}
