import { beforeEach, expect, it, vi } from 'vitest';
import { endSubmission, submissionKey } from './submission-keys.ts';

const stored = new Map<string, string>();
const minutes = (count: number): number => count * 60_000;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('stays the key of a form until it succeeds', () => {
  const key = submissionKey('yard', 'vehicle 7', minutes(0));
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(submissionKey('yard', 'vehicle 7', minutes(40))).toBe(key);
  expect(submissionKey('yard', 'vehicle 8', minutes(40))).not.toBe(key);
  endSubmission('yard', 'vehicle 7');
  expect(submissionKey('yard', 'vehicle 7', minutes(41))).not.toBe(key);
});

it('ends an hour after the last attempt, so that a later enquiry is another one', () => {
  const key = submissionKey('yard', 'general', minutes(0));
  expect(submissionKey('yard', 'general', minutes(50))).toBe(key);
  expect(submissionKey('yard', 'general', minutes(111))).not.toBe(key);
});

it('is never one that somebody else has put there in another form', () => {
  stored.set('yardSubmissions', JSON.stringify({ careers: { key: 'x', at: 0 }, fleet: 7 }));
  expect(submissionKey('yard', 'careers', 1)).toMatch(/^[0-9a-f]{32}$/);
  expect(submissionKey('yard', 'fleet', 1)).toMatch(/^[0-9a-f]{32}$/);
});
