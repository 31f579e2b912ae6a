import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecordSlabs } from './record-slabs.ts';

const text = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }));

it('returns what was written last, like a map', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), text), { maxLength: 400 }),
      (writes) => {
        const slabs = new RecordSlabs(128);
        const map = new Map<number, string>();
        for (const [id, written] of writes) {
          slabs.set(id, written);
          map.set(id, written);
          expect(slabs.get(id)).toBe(written);
        }
        for (let id = 0; id <= 30; id += 1) expect(slabs.get(id)).toBe(map.get(id));
      },
    ),
  );
});

it('stores a record longer than a slab', () => {
  const slabs = new RecordSlabs(16);
  const long = 'é'.repeat(1000);
  slabs.set(4_294_967_295, long);
  slabs.set(1, 'short');
  expect(slabs.get(4_294_967_295)).toBe(long);
  expect(slabs.get(1)).toBe('short');
});

it('does not grow with the number of changes', () => {
  const slabs = new RecordSlabs(4096);
  const write = (round: number) => {
    for (let id = 0; id < 200; id += 1) slabs.set(id, `${round} ${'x'.repeat(90)}`);
  };
  write(0);
  const before = slabs.bytes;
  for (let round = 1; round < 50; round += 1) write(round);
  expect(slabs.bytes).toBeLessThan(before * 2.5);
});
