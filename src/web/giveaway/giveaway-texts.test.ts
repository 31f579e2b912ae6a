import { expect, it } from 'vitest';
import { closedText } from './giveaway-texts.ts';

const moment = new Date('2026-12-24T06:00:00Z');
const at = 'Thu 24 Dec 2026, 5:00 pm AEDT';

it.each([
  [{ kind: 'upcoming', from: moment } as const, `starts turning on ${at}`],
  [{ kind: 'over', since: moment } as const, `ended on ${at}`],
  [{ kind: 'sold-out', more_from: moment } as const, `More prizes come on ${at}`],
  [{ kind: 'sold-out', more_from: undefined } as const, 'Every prize has been won. Thank you'],
])('%o', (state, words) => {
  expect(closedText(state, 'Australia/Sydney')).toContain(words);
});
