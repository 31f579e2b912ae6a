import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restingAngle, wheelView } from './wheel-view.ts';

const labels = [
  '$100 fuel card',
  'Hand car wash',
  'Full detail',
  'Coffee for two',
  'Logbook service',
  'Wheel alignment',
  'Picnic rug',
  'Better luck next time',
  'Roadside assistance',
  'Two movie tickets',
  'Dash cam, fitted',
  'Floor mats',
];
const prizes = (count: number) =>
  labels.slice(0, count).map((label) => ({ id: label, label, isGone: false }));
const counts = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

it.each(counts)('shows every word of %d labels in letters that a phone can show', (count) => {
  const { slices } = wheelView(prizes(count));
  expect(slices.map(({ lines }) => lines.join(' '))).toEqual(labels.slice(0, count));
  // on a screen of 360 px, 14 units are 11 px
  for (const { size, lines } of slices) {
    expect(size).toBeGreaterThanOrEqual(14);
    expect(lines.length).toBeLessThanOrEqual(3);
  }
});

it.each([
  ['Kangaroovalleyroadsideassistance', /^Kangaroo\w+…$/],
  ['A hamper from the Hills District, $150', /^A hamper \| from the Hi…$/],
])('cuts %s, which does not fit at the smallest size, and shows that it does', (label, shown) => {
  const { slices } = wheelView([...prizes(11), { id: 'long', label, isGone: false }]);
  expect(slices.at(-1)?.lines.join(' | ')).toMatch(shown);
});

it('prefers two lines to larger letters in a narrow slice', () => {
  for (const count of [8, 12]) {
    const [fuel] = wheelView(prizes(count)).slices;
    expect(fuel?.lines).toEqual(['$100 fuel', 'card']);
  }
});

it('stays within a slice, whatever the labels', () => {
  const label = fc
    .array(fc.string({ unit: fc.constantFrom('a', 'W', '9'), minLength: 1, maxLength: 20 }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((words) => words.join(' ').slice(0, 40));
  fc.assert(
    fc.property(fc.array(label, { minLength: 3, maxLength: 12 }), (list) => {
      const view = wheelView(list.map((text, id) => ({ id: `${id}`, label: text, isGone: false })));
      for (const { lines, size, middle } of view.slices) {
        const half = (Math.max(...lines.map((line) => line.length)) * size * 0.56) / 2;
        expect(middle + half).toBeLessThanOrEqual(168.001);
        const inner = middle - half;
        const room = 2 * inner * Math.tan(Math.min(Math.PI / list.length, 1.48));
        expect(room).toBeGreaterThanOrEqual(lines.length * size * 1.12 - 0.001);
      }
    }),
  );
});

it.each(counts)('gives neighbours among %d slices different tones', (count) => {
  const tones = wheelView(prizes(count)).slices.map(({ tone }) => tone);
  tones.forEach((tone, at) => expect(tone).not.toBe(tones[(at + 1) % count]));
});

it('greys out what is gone', () => {
  const [first, ...others] = prizes(4);
  const { slices } = wheelView([{ ...first!, isGone: true }, ...others]);
  expect(slices.map(({ tone }) => tone)).toEqual(['gone', 'light', 'deep', 'light']);
});

it('rests with the drawn slice at the top', () => {
  const wheel = wheelView(prizes(8));
  for (const { id, angle } of wheel.slices) {
    expect((angle + restingAngle(wheel, id)) % 360).toBe(0);
  }
  expect(restingAngle(wheel, 'a prize that the dealer has removed')).toBe(0);
});
