import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { jsonText } from './json-text.ts';

onEveryDatabase('text for jsonb', (database) => {
  it('stores any string, without the characters that jsonb rejects', async () => {
    const codeUnits = fc
      .array(
        fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0x5c, 0xd800, 0xdc00)),
      )
      .map((units) => String.fromCharCode(...units));
    const storable = (text: string) => text.toWellFormed().replaceAll('\0', '');
    await fc.assert(
      fc.asyncProperty(codeUnits, codeUnits, async (name, text) => {
        const json = jsonText({ [`key ${name}`]: [text] });
        const { rows } = await sql<{ value: unknown }>`select ${json}::jsonb as value`.execute(
          database().db,
        );
        expect(rows[0]?.value).toEqual({ [`key ${storable(name)}`]: [storable(text)] });
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('does not alter text that looks like an escape', () => {
    expect(jsonText(String.raw`\u0000 \ud800`)).toBe(String.raw`"\\u0000 \\ud800"`);
  });
});
