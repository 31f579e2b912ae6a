import { expect, it } from 'vitest';
import type { Hotspot } from '#domain/vehicle/vehicle.ts';
import { spinMarks } from './spin-marks.ts';

const hotspot = (positions: [number, number, number][], anchors?: string[]): Hotspot => ({
  id: 'wheels',
  description: 'Alloy wheels',
  positions: positions.map(([activeAngle, posX, posY]) => ({ activeAngle, posX, posY })),
  ...(anchors && { anchors }),
});
const all = { count: 36, step: 1 };
const places = (positions: [number, number, number][], given = 36, shown = all) =>
  spinMarks([hotspot(positions)], given, shown).flatMap((mark) => mark.places);

it('puts a position on the frame nearest to its angle', () => {
  expect(
    places([
      [0, 10, 20],
      [84, 30, 40],
      [357, 50, 60],
    ]),
  ).toEqual([
    [0, 10, 20],
    [8, 30, 40],
  ]);
});

it('keeps the nearer of two positions on one frame, also across the full turn', () => {
  expect(
    places([
      [93, 1, 1],
      [91, 2, 2],
      [88, 3, 3],
    ]),
  ).toEqual([[9, 2, 2]]);
  expect(
    places([
      [3, 1, 1],
      [359, 2, 2],
    ]),
  ).toEqual([[0, 2, 2]]);
});

it('puts the mark on the nearest visible frame if some frames are skipped', () => {
  expect(places([[90, 5, 5]], 144, { count: 72, step: 2 })).toEqual([[18, 5, 5]]);
  expect(places([[358, 5, 5]], 144, { count: 72, step: 2 })).toEqual([[0, 5, 5]]);
});

it('drops a hotspot without a position', () => {
  expect(spinMarks([hotspot([])], 36, all)).toEqual([]);
});

it.each([
  [['#features'], '#features'],
  [['https://elsewhere.example/#x', '#key-information'], '#key-information'],
  [['features'], undefined],
  [['#a b'], undefined],
  [undefined, undefined],
])('picks the anchor on the same page from %o: %s', (anchors, anchor) => {
  expect(spinMarks([hotspot([[0, 1, 1]], anchors)], 36, all)).toMatchObject([{ anchor }]);
});
