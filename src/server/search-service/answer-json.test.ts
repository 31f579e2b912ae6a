import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerJson } from './answer-json.ts';

const answer = fc.record(
  {
    hits: fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 }),
    query: fc.string(),
    facetDistribution: fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.nat())),
    reading: fc.constant(undefined),
    processingTimeMs: fc.nat(),
  },
  { requiredKeys: [] },
);

it('writes any answer as JSON.stringify does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(answer, fc.record({ results: fc.array(answer) }), fc.jsonValue()),
      async (each) => {
        expect(await answerJson(each)).toBe(JSON.stringify(each));
      },
    ),
  );
});
