/** Words an interest rate in percent: `8.95% p.a.` */
export function percentPerAnnum(rate: number): string {
  return `${percent(rate)} p.a.`;
}

/** Words a range of rates: `8.38% to 19.42% p.a.` */
export function percentRange({ from, to }: { from: number; to: number }): string {
  return from === to ? percentPerAnnum(from) : `${percent(from)} to ${percentPerAnnum(to)}`;
}

function percent(rate: number): string {
  return `${rate.toLocaleString('en-AU', { maximumFractionDigits: 2 })}%`;
}
