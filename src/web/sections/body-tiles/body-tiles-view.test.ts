import { expect, it } from 'vitest';
import { type StockTileView, withPictures } from '#web/sections/stock-tiles/stock-tiles.ts';
import { chosenBodies } from './body-tiles-view.ts';

const tile = (label: string, count: number): StockTileView => ({
  value: label.toLowerCase(),
  label,
  count,
  href: '/search',
});
const bodies = [
  tile('Wagon', 5),
  tile('SUV', 90),
  tile('Ute', 5),
  tile('Hatch', 40),
  tile('Bus', 1),
];
const labels = (settings: Parameters<typeof chosenBodies>[1], tiles = bodies) =>
  chosenBodies(tiles, settings).map(({ label }) => label);

it('shows the four most frequent bodies, sorted by name where counts are equal', () => {
  expect(labels({ limit: 4, bodies: [] })).toEqual(['SUV', 'Hatch', 'Ute', 'Wagon']);
});

it('shows a dealer’s own list instead, if in stock, in the same order', () => {
  expect(labels({ limit: 4, bodies: ['bus', 'Motor Home', 'ute'] })).toEqual(['Ute', 'Bus']);
});

it('accepts either spelling of a body in the list', () => {
  const mover = { ...tile('People Mover', 3), value: 'peopleMover' };
  expect(labels({ limit: 4, bodies: ['peopleMover'] }, [mover])).toEqual(['People Mover']);
  expect(labels({ limit: 4, bodies: ['people mover'] }, [mover])).toEqual(['People Mover']);
});

it('shows at most twenty bodies of a list', () => {
  const many = Array.from({ length: 25 }, (_, at) => tile(`Body ${at}`, 1));
  const list = many.map(({ label }) => label);
  expect(labels({ limit: 4, bodies: list }, many)).toHaveLength(20);
});

it('has a dealer’s pictures, named in either spelling of a body', () => {
  const source = 'https://pictures.example/mover.jpg';
  const mover = { ...tile('People Mover', 3), value: 'peopleMover' };
  for (const name of ['peopleMover', 'people mover', 'People Mover']) {
    const [first, second] = withPictures([mover, tile('SUV', 9)], [{ tile: name, source }]);
    expect(first?.picture?.base, name).toMatch(/^\/pictures\/content\//);
    expect(second).not.toHaveProperty('picture');
  }
});
