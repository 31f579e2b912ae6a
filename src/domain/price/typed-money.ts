/** The amount in a text, in dollars to the cent, or the reason why it has none. */
export type TypedMoney =
  | { ok: true; dollars: number }
  | {
      ok: false;
      /** `unclear`: the text is not an amount, or could mean two different ones. */
      reason: 'empty' | 'negative' | 'unclear';
    };

/** What people write around an amount: `AUD 45,000 drive away`. */
const before = /^(?:(?:from|about|around|up to|max\.?|under)\s+)?(?:aud|au|a)?\s*\$?\s*/;
const after =
  /\s*(?:(?:aud|dollars?|bucks)|(?:drive ?away|d\/a|egc|incl?\.? gst|inc|only))?[\s*.]*$/;
/** `30k`, `1.5m` */
const magnitudes: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  grand: 1000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
};
const withMagnitude = /^(.*?\d)\s*(k|thousand|grand|m|mil|million)$/;
const plain = /^(\d{1,12})(?:\.(\d{1,2}))?$/;
/** Thousands by comma, space, apostrophe or full stop, all alike; cents behind the other mark. */
const grouped = /^([1-9]\d{0,2})(?:([, '.])\d{3})(?:\2\d{3}){0,3}(?:([.,])(\d{1,2}))?$/;
/** Hyphen, dashes and minus signs, or an accountant's brackets. */
const negative = /^[-\u2010-\u2015\u2212]\s*(?=[$\d])|^\$\s*[-\u2212]\s*\d|^\(.*\d.*\)$/;
/** `-` behind an amount stands for no cents: `45,000.-`, `45,000/-`. */
const noCents = /(?:[.,]|\/)?[-\u2013\u2014]$/;

/**
 * Reads an amount of dollars as people type and paste it: `45.000`, `30k`, `$45 000`, `45,000.00`, digits of other
 * scripts, the letter O for a zero. A full stop before three digits separates thousands, because amounts have no tenths of
 * a cent. Never guesses: a text that could mean two amounts is unclear.
 */
export function typedMoney(text: string): TypedMoney {
  const bare = withAsciiDigits(text).trim().toLowerCase();
  if (bare === '') return { ok: false, reason: 'empty' };
  if (negative.test(bare)) return { ok: false, reason: 'negative' };
  const amount = withZeros(bare.replace(before, '').replace(after, '').replace(noCents, ''));
  const [, number = amount, magnitude = ''] = withMagnitude.exec(amount) ?? [];
  const factor = magnitudes[magnitude] ?? 1;
  const read = factor === 1 ? amountOf(number) : magnitudeOf(number);
  if (read === undefined) return { ok: false, reason: 'unclear' };
  const cents = Math.round(read * factor * 100);
  return Number.isSafeInteger(cents)
    ? { ok: true, dollars: cents / 100 }
    : { ok: false, reason: 'unclear' };
}

function amountOf(number: string): number | undefined {
  if (plain.test(number)) return Number(number);
  const parts = grouped.exec(number);
  if (!parts) return undefined;
  const [, , separator, mark, cents = ''] = parts;
  // `45.000.00`: the same mark cannot be both
  if (mark !== undefined && mark === separator) return undefined;
  const whole = mark === undefined ? number : number.slice(0, -cents.length - 1);
  return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`);
}

/** `1.5` million and `30.25` thousand: the full stop is a decimal point whatever follows it. */
function magnitudeOf(number: string): number | undefined {
  return /^\d{1,6}(?:\.\d{1,4})?$/.test(number) ? Number(number) : amountOf(number);
}

/** Wide digits and spaces, and the digits and separators of Arabic and Persian, as ASCII. */
function withAsciiDigits(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
      .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
      .replaceAll('\u066b', '.')
      .replaceAll('\u066c', ',')
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      // invisible marks that come along with a pasted text
      .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/([,.]) (?=\d)/g, '$1')
  );
}

/** The letter O beside a digit is a zero. */
function withZeros(text: string): string {
  return /^[\do., ']*\d[\do., ']*(?:k|m)?$/.test(text) ? text.replaceAll('o', '0') : text;
}
