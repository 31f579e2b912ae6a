import { expect, it } from 'vitest';
import { FaultGroups } from './fault-groups.ts';

it('groups equal faults and lists the first ten lines', () => {
  const groups = new FaultGroups();
  for (let line = 2; line <= 138; line += 1)
    groups.add({ line, field: 'model', reason: 'is missing', refused: true });
  expect(groups.text()).toEqual([
    '  refused 137 x model: is missing (line 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …)',
  ]);
});

it('sorts refused rows before warnings, and frequent faults before rare ones', () => {
  const groups = new FaultGroups();
  groups.add({ line: 5, field: 'km', reason: 'is not a number', value: 'n/a', refused: false });
  groups.add({ line: 7, field: 'km', reason: 'is not a number', value: 'tba', refused: false });
  groups.add({ line: 5, field: 'year', reason: 'is not a year', value: 'new', refused: false });
  groups.add({ line: 9, field: 'make', reason: 'is missing', refused: true });
  expect(groups.text()).toEqual([
    '  refused 1 x make: is missing (line 9)',
    '  warning: 2 x km: is not a number, such as "n/a", "tba" (line 5, 7)',
    '  warning: 1 x year: is not a year, such as "new" (line 5)',
  ]);
});
