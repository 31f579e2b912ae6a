import { afterEach, describe, expect, it } from 'vitest';
import { someBrochure } from '#tests/support/brochure/some-brochure.ts';
import { textOfPdf } from '#tests/support/brochure/text-of-pdf.ts';
import { BrochurePress } from './brochure-press.ts';
import type { BrochureJob } from './make-brochure.ts';

let press: BrochurePress | undefined;
afterEach(() => press?.close());

const worker = new URL('../../../tests/support/brochure/behaving-worker.ts', import.meta.url).href;

function behavingPress(options: { timeout?: number } = {}) {
  const behaving = new BrochurePress({ worker, ...options });
  press = behaving;
  return async (slug: string): Promise<{ slug: string; thread: string }> => {
    // the worker of these tests reads only the slug
    const bytes = await behaving.print({ view: { slug }, pictures: [] } as unknown as BrochureJob);
    const [name = '', thread = ''] = Buffer.from(bytes).toString().split(' ');
    return { slug: name, thread };
  };
}

describe('a press', () => {
  it('returns each caller’s own brochure, from one worker', async () => {
    const print = behavingPress();
    const made = await Promise.all(['a', 'b', 'c'].map(print));
    expect(made.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
    expect(new Set(made.map(({ thread }) => thread)).size).toBe(1);
  });

  it.each(['crash', 'exit', 'refuse'])(
    'makes the next brochure after its worker does this: %s',
    async (slug) => {
      const print = behavingPress();
      const [bad, good] = await Promise.allSettled([print(slug), print('next')]);
      expect(bad.status).toBe('rejected');
      expect(good).toMatchObject({ status: 'fulfilled', value: { slug: 'next' } });
    },
  );

  it('fails a brochure that takes too long and replaces its worker', async () => {
    const print = behavingPress({ timeout: 10_000 });
    const before = await print('a');
    await expect(print('hang')).rejects.toThrow('took too long');
    const after = await print('next');
    expect(after.slug).toBe('next');
    expect(after.thread).not.toBe(before.thread);
  });

  it('makes a PDF in its default worker', async () => {
    press = new BrochurePress();
    const pdf = await press.print({ view: someBrochure(), pictures: [] });
    expect(textOfPdf(pdf).join()).toContain('Yard Sales');
  });

  it('rejects waiting and later brochures when it closes', async () => {
    const print = behavingPress();
    const waiting = Promise.allSettled([print('hang'), print('a')]);
    await press?.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(print('b')).rejects.toThrow('closed');
  });
});
