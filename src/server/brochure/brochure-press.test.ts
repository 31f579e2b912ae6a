import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrochurePress } from './brochure-press.ts';
import type { BrochureJob } from './make-brochure.ts';
import { someBrochure } from './some-brochure.ts';
import { textOfPdf } from './text-of-pdf.ts';

let press: BrochurePress | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await press?.close();
});

/** What a worker does with a job is told by the slug of its vehicle. */
const deeds = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, job }) => {
    const { slug } = job.view;
    if (slug === 'crash') throw new Error('out of paper');
    if (slug === 'leave') process.exit(0);
    if (slug === 'refuse') parentPort.postMessage({ id, ok: false, reason: 'no such font' });
    else if (slug !== 'hang') parentPort.postMessage({ id, ok: true, bytes: Buffer.from(slug) });
  });`;

function pressOfDeeds() {
  const startWorker = vi.fn(() => new Worker(deeds, { eval: true }));
  press = new BrochurePress(startWorker);
  const print = async (slug: string): Promise<string> =>
    // the worker of these tests reads the slug alone
    Buffer.from(
      await press!.print({ view: { slug }, pictures: [] } as unknown as BrochureJob),
    ).toString();
  return { startWorker, print };
}

describe('a press', () => {
  it('gives each caller the brochure they asked for, and needs one worker', async () => {
    const { print, startWorker } = pressOfDeeds();
    const printed = await Promise.all(['a', 'b', 'c'].map(print));
    expect(printed).toEqual(['a', 'b', 'c']);
    expect(startWorker).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['crash', 'worker failed'],
    ['leave', 'worker stopped'],
    ['refuse', 'no such font'],
  ])('goes on after a brochure that makes its worker %s', async (slug, reason) => {
    const { print } = pressOfDeeds();
    const [bad, good] = await Promise.allSettled([print(slug), print('next')]);
    expect(bad).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining(reason) },
    });
    expect(good).toEqual({ status: 'fulfilled', value: 'next' });
  });

  it('gives up on a brochure that takes too long, with its worker, and makes the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { print, startWorker } = pressOfDeeds();
    const asked = Promise.allSettled([print('hang'), print('next')]);
    vi.advanceTimersByTime(30_000);
    const [bad, good] = await asked;
    expect(bad).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('too long') },
    });
    expect(good).toEqual({ status: 'fulfilled', value: 'next' });
    expect(startWorker).toHaveBeenCalledTimes(2);
  });

  it('lets an idle worker go, and starts another when there is work again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { print, startWorker } = pressOfDeeds();
    expect(await print('a')).toBe('a');
    vi.advanceTimersByTime(120_000);
    expect(await print('b')).toBe('b');
    expect(startWorker).toHaveBeenCalledTimes(2);
  });

  it('has a worker of its own that makes a PDF', async () => {
    press = new BrochurePress();
    const pdf = await press.print({ view: someBrochure(), pictures: [] });
    expect(textOfPdf(pdf).join()).toContain('Yard Sales');
  });

  it('refuses what is asked of it after closing, and what was waiting', async () => {
    const { print } = pressOfDeeds();
    const waiting = Promise.allSettled([print('hang'), print('a')]);
    await press?.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(print('b')).rejects.toThrow('closed');
  });
});
