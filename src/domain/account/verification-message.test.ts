import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verificationMessage } from './verification-message.ts';

const code = '012345';
const host = 'www.banksia-motors.com.au';
const messageOf = (siteName: string, at = host) =>
  verificationMessage({ code, siteName, host: at });

it('begins with the code and ends with the line that binds it to the site', () => {
  expect(messageOf('Banksia Motors')).toBe(
    "012345 is your Banksia Motors code. It is valid for 10 minutes. Please don't share it.\n" +
      '\n' +
      '@www.banksia-motors.com.au #012345',
  );
});

it('binds the code to the host without its port', () => {
  expect(messageOf('Banksia Motors', 'banksia-motors.localhost:3000')).toMatch(
    /\n@banksia-motors\.localhost #012345$/,
  );
});

it('shortens a long name to fill one SMS', () => {
  const message = messageOf(
    'The Very Long and Rather Boastful Name of a Family of Dealers in Geelong',
  );
  expect(message).toMatch(/^012345 is your The Very Long and Rather .*\.\.\. code\. /);
  expect(message).toMatch(/\n@www\.banksia-motors\.com\.au #012345$/);
  expect(message).toHaveLength(160);
});

it('leaves no space before the dots of a shortened name', () => {
  // 160 less 72 for the text, 36 for the last line and 3 for the dots leaves 49 characters
  expect(messageOf(`${'x'.repeat(48)} ${'y'.repeat(20)}`)).toContain(` ${'x'.repeat(48)}... code`);
});

it.each([
  ['emoji', '🚗 Banksia 👨‍👩‍👧 Motors 🇦🇺', 'Banksia Motors'],
  ['an emoji between words', 'Banksia🚗Motors', 'Banksia Motors'],
  ['accents that the alphabet has', 'Café Überauto', 'Café Überauto'],
  ['accents written as two characters', 'Cafe\u0301', 'Café'],
  ['accents that it lacks', 'Škoda Čajkovský Citroën', 'Skoda Cajkovsky Citroen'],
  ['typographic marks', 'D’Angelo – “Prestige”', 'D\'Angelo - "Prestige"'],
  ['marks of two septets', 'Kia | Geelong [North] ~ {VIC}', 'Kia - Geelong (North) - (VIC)'],
  ['full-width letters', 'ＢＹＤ', 'BYD'],
  ['a trade mark', 'Autohaus™', 'AutohausTM'],
  ['line breaks', 'Banksia\nMotors', 'Banksia Motors'],
  ['other scripts beside Latin', 'Banksia 汽车 Motors', 'Banksia Motors'],
])('writes a name with %s in the GSM alphabet', (_what, name, written) => {
  expect(messageOf(name)).toContain(` is your ${written} code. `);
});

it.each(['汽车', '🚗🚗', ' ', ''])('uses the host instead of the name %j', (name) => {
  expect(messageOf(name)).toContain(' is your www.banksia-motors.com.au code. ');
});

it('leaves out the last line if the host is too long for it', () => {
  const longest = `${'sub.'.repeat(20)}banksia.com.au`;
  expect(messageOf('Banksia Motors', longest)).toBe(
    "012345 is your Banksia Motors code. It is valid for 10 minutes. Please don't share it.",
  );
});

it('is always one SMS that says what it is for', () => {
  // the GSM 7-bit default alphabet without its extension table, whose characters take two septets
  const oneSeptetEach =
    /^[\n !"#$%&'()*+,./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ-]*$/;
  const hosts = fc
    .tuple(fc.domain(), fc.option(fc.nat(65_535)))
    .map(([domain, port]) => (port === null ? domain : `${domain}:${port}`));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), hosts, (siteName, at) => {
      const message = verificationMessage({ code, siteName, host: at });
      expect(message.length).toBeLessThanOrEqual(160);
      expect(message).toMatch(oneSeptetEach);
      expect(message).toMatch(
        /^012345 is your \S.* code\. It is valid for 10 minutes\. Please don't share it\./,
      );
    }),
  );
});
