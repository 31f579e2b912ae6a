import { BadValue, type FieldKind, cellText } from './field-kind.ts';

export interface QuantityRule {
  min: number;
  max: number;
  /** The factors that convert a feed's units to the field's unit. A number without a unit is in the field's unit. */
  units?: Record<string, number>;
  /** The number of decimal places; 0 by default. */
  decimals?: number;
  /** Treats 0 as missing, because feeds write 0 for an unknown engine size or number of doors. */
  zeroIsMissing?: boolean;
}

/** A number, with optional thousands separators and unit: "45,120 kms", "8.7 L / 100 km", "1,998 cc". */
export function quantity(rule: QuantityRule): FieldKind<number> {
  const scale = 10 ** (rule.decimals ?? 0);
  return (cell) => {
    if (typeof cell === 'object' && cell !== null) return new BadValue('is not a number');
    const text = typeof cell === 'number' ? undefined : cellText(cell);
    if (text === undefined && typeof cell !== 'number') return undefined;
    const plain = text === undefined ? (cell as number) : numberWithUnit(text, rule.units);
    if (plain === undefined || !Number.isFinite(plain)) return new BadValue('is not a number');
    if (plain === 0 && rule.zeroIsMissing === true) return undefined;
    const value = Math.round(plain * scale) / scale;
    if (value < rule.min || value > rule.max)
      return new BadValue(`is not between ${rule.min} and ${rule.max}`);
    return value === 0 ? 0 : value;
  };
}

/** Digits, optionally in groups of three, then a decimal part and the unit. */
const numberPattern = /^([-+]?)(\d{1,3}(?:[, ]\d{3})+|\d+)?(\.\d*)?\s*(.*)$/s;

function numberWithUnit(text: string, units: Record<string, number> = {}): number | undefined {
  if (text.length > 60) return undefined;
  const [, sign = '', whole = '', fraction = '', rest = ''] = numberPattern.exec(text) ?? [];
  if (whole === '' && fraction.length < 2) return undefined;
  const number = Number(`${sign}${whole.replace(/[, ]/g, '') || '0'}${fraction}`);
  if (rest === '') return number;
  const unit = rest.toLowerCase().replace(/[\s.]+/g, '');
  const worth = Object.hasOwn(units, unit) ? units[unit] : undefined;
  return worth === undefined ? undefined : number * worth;
}
