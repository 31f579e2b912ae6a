/** Words an interest rate in percent: `8.95% p.a.` */
export function percentPerAnnum(rate: number): string {
  return `${rate.toLocaleString('en-AU', { maximumFractionDigits: 2 })}% p.a.`;
}
