import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { leaveIfElsewhere } from './elsewhere.ts';

const url = 'https://parts.maker.example/yard';
const { settings } = someSite('yard', {
  navigation: { elsewhere: [{ path: '/vehicle-parts-and-accessories', url }] },
});

function targetOf(path: string, method = 'GET'): string | null {
  try {
    leaveIfElsewhere(method, path, settings);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

it.each(['', '/'])('leads to the other website, also with %j at its end', (end) => {
  expect(targetOf(`/vehicle-parts-and-accessories${end}`)).toBe(url);
});

it.each(['/', '/service', '/vehicle-parts-and-accessories/tyres'])('leaves %s here', (path) => {
  expect(targetOf(path)).toBeNull();
});

it('still takes a form that somebody had open', () => {
  expect(targetOf('/vehicle-parts-and-accessories', 'POST')).toBeNull();
});
