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

it('stays closed after two failures and opens after the third', () => {
  circuit.failed();
  circuit.failed();
  expect(circuit.allowsRequest()).toBe(true);
  circuit.failed();
  expect(circuit.allowsRequest()).toBe(false);
});

it('allows one request after the pause', () => {
  failThrice();
  now += 29_999;
  expect(circuit.allowsRequest()).toBe(false);
  now += 1;
  expect([circuit.allowsRequest(), circuit.allowsRequest()]).toEqual([true, false]);
});

it('closes when that request succeeds and opens again when it fails', () => {
  failThrice();
  now += 30_000;
  expect(circuit.allowsRequest()).toBe(true);
  circuit.failed();
  now += 29_999;
  expect(circuit.allowsRequest()).toBe(false);
  now += 1;
  expect(circuit.allowsRequest()).toBe(true);
  circuit.succeeded();
  expect([circuit.allowsRequest(), circuit.allowsRequest()]).toEqual([true, true]);
});

it('counts only consecutive failures', () => {
  circuit.failed();
  circuit.failed();
  circuit.succeeded();
  circuit.failed();
  expect(circuit.allowsRequest()).toBe(true);
});

it('pauses until the given moment', () => {
  circuit.pauseUntil(now + 5000);
  expect(circuit.allowsRequest()).toBe(false);
  now += 5000;
  expect(circuit.allowsRequest()).toBe(true);
});
