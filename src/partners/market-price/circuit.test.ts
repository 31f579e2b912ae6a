import { beforeEach, expect, it } from 'vitest';
import { Circuit } from './circuit.ts';

let now = 0;
let circuit: Circuit;
beforeEach(() => {
  now = 1_000_000;
  circuit = new Circuit(() => now);
});

function failThrice(): void {
  for (let times = 0; times < 3; times++) circuit.failed();
}

it('asks on after two failures, and rests after the third', () => {
  circuit.failed();
  circuit.failed();
  expect(circuit.admits()).toBe(true);
  circuit.failed();
  expect(circuit.admits()).toBe(false);
});

it('lets one request try after the rest', () => {
  failThrice();
  now += 29_999;
  expect(circuit.admits()).toBe(false);
  now += 1;
  expect([circuit.admits(), circuit.admits()]).toEqual([true, false]);
});

it('closes when that one succeeds, and rests again when it fails', () => {
  failThrice();
  now += 30_000;
  expect(circuit.admits()).toBe(true);
  circuit.failed();
  now += 29_999;
  expect(circuit.admits()).toBe(false);
  now += 1;
  expect(circuit.admits()).toBe(true);
  circuit.succeeded();
  expect([circuit.admits(), circuit.admits()]).toEqual([true, true]);
});

it('forgets failures that a success lies between', () => {
  circuit.failed();
  circuit.failed();
  circuit.succeeded();
  circuit.failed();
  expect(circuit.admits()).toBe(true);
});

it('rests until the moment it is told', () => {
  circuit.restUntil(now + 5000);
  expect(circuit.admits()).toBe(false);
  now += 5000;
  expect(circuit.admits()).toBe(true);
});
