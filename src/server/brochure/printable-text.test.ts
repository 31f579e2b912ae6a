import { expect, it } from 'vitest';
import { printableText } from './printable-text.ts';

it('leaves ordinary text as it is', () => {
  const text = 'Citroën C5 – “one owner”, 4,5 L/100 km… €12\nMāori, Łódź & naïve';
  expect(printableText(text)).toBe(text);
});

it.each([
  ['★★★★★ ANCAP', '••••• ANCAP'],
  ['✔ Tow bar\r\n✔ Roof racks', '• Tow bar\n• Roof racks'],
  ['towing ≥ 2,000 kg', 'towing >= 2,000 kg'],
  ['great 🚗💨 car', 'great car'],
  ['soft\u00adhyphen and zero\u200bwidth', 'softhyphen and zerowidth'],
  ['e\u0301clair', 'éclair'],
])('prints %j as %j', (text, printed) => {
  expect(printableText(text)).toBe(printed);
});
