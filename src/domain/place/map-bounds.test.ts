import { expect, it } from 'vitest';
import { mapBounds } from './map-bounds.ts';

it('covers the whole world at zoom 0 on one tile', () => {
  const { west, east } = mapBounds({ lat: 0, long: 0 }, 0, { width: 256, height: 256 });
  expect([west, east]).toEqual([-180, 180]);
});

it('halves with each zoom level and keeps the point centred', () => {
  const point = { lat: -33.8, long: 151 };
  const size = { width: 600, height: 400 };
  const [far, near] = [10, 11].map((zoom) => mapBounds(point, zoom, size));
  expect((far!.east - far!.west) / (near!.east - near!.west)).toBeCloseTo(2);
  expect((far!.north + far!.south) / 2).toBeCloseTo(point.lat);
  expect((far!.east + far!.west) / 2).toBeCloseTo(point.long);
});
