import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const isComment = /^\s*(?:\*|\/\/|\/\*|--)|\s\/\/\s/;

it('what people read has one spelling of “email”', () => {
  const files = globSync('src/**/*.{ts,tsx,json}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(1000);
  const others = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\be-mail/i.test(line) && !isComment.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 100)}`),
  );
  expect(others).toEqual([]);
});
