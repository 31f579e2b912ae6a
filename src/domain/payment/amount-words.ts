const words = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `$200`, or `$99.50` if there are cents. */
export function amountWords(cents: number): string {
  return words.format(cents / 100);
}
