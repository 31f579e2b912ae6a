import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sectionNames } from '#site/pages/section-kinds.ts';

// `document-sheets.ts` finds a section's sheets by this file
it.each(sectionNames)('the component of the section %s is in the file of its name', (kind) => {
  expect(existsSync(new URL(`./${kind}/${kind}.tsx`, import.meta.url))).toBe(true);
});
