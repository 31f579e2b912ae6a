import { expect, it } from 'vitest';
import { memoryLimiter } from './limiters.ts';
import { PostLimit } from './post-limit.ts';

it('refuses an address that posts too much, and distinguishes a flood from an eager person', async () => {
  const limit = new PostLimit(memoryLimiter, 'posts', 2);
  const answers = [];
  for (let post = 1; post <= 5; post += 1) answers.push(await limit.refusal('203.0.113.7'));
  expect(answers).toEqual([
    undefined,
    undefined,
    { seconds: expect.any(Number), isFlood: false },
    { seconds: expect.any(Number), isFlood: false },
    { seconds: expect.any(Number), isFlood: true },
  ]);
  expect(await limit.refusal('203.0.113.8')).toBeUndefined();
});
