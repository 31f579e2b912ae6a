import { expect, it } from 'vitest';
import { panoramaPosition } from './panorama-position.ts';

it.each([
  ['the middle is straight ahead', 50, 50, 0, 0],
  ['a quarter further is to the right', 75, 50, Math.PI / 2, 0],
  ['the left edge is behind', 0, 50, -Math.PI, 0],
  ['the top is above', 50, 0, 0, Math.PI / 2],
  ['three quarters down is half way to the floor', 50, 75, 0, -Math.PI / 4],
])('%s', (_, posX, posY, yaw, pitch) => {
  const position = panoramaPosition(posX, posY);
  expect(position.yaw).toBeCloseTo(yaw);
  expect(position.pitch).toBeCloseTo(pitch);
});
