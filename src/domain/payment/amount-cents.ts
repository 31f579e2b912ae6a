const amount = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/;

/** Parses `$1,250`, `1250` or `1,250.50` to cents; undefined for other text. */
export function amountCents(text: string): number | undefined {
  const [, whole, cents = '00'] = amount.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + cents);
}
