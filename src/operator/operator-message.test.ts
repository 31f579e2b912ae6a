import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { operatorMessage } from './operator-message.ts';

it('is read as one line, whatever its text contains', async () => {
  const text = fc.array(fc.constantFrom('a', '\n', '\r', '\u0085', '\u2028', '\u2029', '"', '\\'));
  await fc.assert(
    fc.asyncProperty(text, async (characters) => {
      const message = { out: characters.join('') };
      const lines = await Array.fromAsync(
        createInterface(Readable.from([operatorMessage(message)])),
      );
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([message]);
    }),
  );
});
