import { Worker } from 'node:worker_threads';
import type { Picture, PictureRequest } from './draw-picture.ts';

export interface PictureJob {
  id: number;
  request: PictureRequest;
}

export type PictureOutcome =
  | { id: number; ok: true; picture: Picture }
  | { id: number; ok: false; reason: string };

export interface PicturePool {
  /** Rejects when the picture cannot be drawn or the pool is closed. */
  draw: (request: PictureRequest) => Promise<Picture>;
  close: () => Promise<void>;
}

interface Waiting {
  job: PictureJob;
  resolve: (picture: Picture) => void;
  reject: (reason: Error) => void;
}

interface Hand {
  worker: Worker;
  busyWith?: Waiting;
}

/**
 * Draws off the event loop. Workers are started when first needed and do not keep the process alive while they
 * are idle; a worker that dies fails the picture in its hand and is replaced.
 */
export function createPicturePool({ workers }: { workers: number }): PicturePool {
  const hands: Hand[] = [];
  const queue: Waiting[] = [];
  let nextId = 1;
  let isClosed = false;

  const settle = (hand: Hand, finish: (waiting: Waiting) => void): void => {
    const waiting = hand.busyWith;
    delete hand.busyWith;
    hand.worker.unref();
    if (waiting) finish(waiting);
    handOut();
  };

  const hire = (): Hand => {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    const hand: Hand = { worker };
    worker.unref();
    worker.on('message', (outcome: PictureOutcome) => {
      settle(hand, ({ resolve, reject }) =>
        outcome.ok ? resolve(outcome.picture) : reject(new Error(outcome.reason)),
      );
    });
    worker.on('error', (cause) => {
      dismiss(hand);
      settle(hand, ({ reject }) => reject(new Error('The picture worker failed', { cause })));
    });
    worker.on('exit', () => {
      dismiss(hand);
      settle(hand, ({ reject }) => reject(new Error('The picture worker stopped')));
    });
    hands.push(hand);
    return hand;
  };

  const dismiss = (hand: Hand): void => {
    const index = hands.indexOf(hand);
    if (index >= 0) hands.splice(index, 1);
  };

  const handOut = (): void => {
    while (queue.length > 0 && !isClosed) {
      const free =
        hands.find((hand) => !hand.busyWith) ?? (hands.length < workers ? hire() : undefined);
      const waiting = free && queue.shift();
      if (!free || !waiting) return;
      free.busyWith = waiting;
      free.worker.ref();
      free.worker.postMessage(waiting.job);
    }
  };

  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The picture pool is closed'));
        queue.push({ job: { id: nextId++, request }, resolve, reject });
        handOut();
      }),
    close: async () => {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('The picture pool is closed'));
      await Promise.all(hands.slice().map(({ worker }) => worker.terminate()));
    },
  };
}
