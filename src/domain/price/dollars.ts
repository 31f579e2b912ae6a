const whole = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});

/** Whole dollars as Australians read them: `$28,990`. */
export function dollars(amount: number): string {
  return whole.format(amount);
}
