import { expect, it } from 'vitest';
import { historyReport } from './facts-view.ts';

it.each([
  ['https://reports.example/7.pdf', 'https://reports.example/7.pdf'],
  ['/reports/7.pdf?of=yard#page=2', '/reports/7.pdf?of=yard#page=2'],
  ['reports/7.pdf', '/reports/7.pdf'],
  ['//reports.example/7.pdf', 'https://reports.example/7.pdf'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
])('turns %s into %s', (file, address) => {
  expect(historyReport(file === undefined ? {} : { file })).toBe(address);
});
