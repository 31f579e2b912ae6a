const whole = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});

/** Whole dollars: `$28,990`. */
export function dollars(amount: number): string {
  return whole.format(amount);
}

/** Dollars to the cent: `$1,046.42`. */
export function dollarsAndCents(amount: number): string {
  return amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });
}
