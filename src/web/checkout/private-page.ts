/** Of a page that changes with a payment, of which no cache's key knows. */
export const neverKept = { 'cache-control': 'no-store' };

/** Of a page whose address is the shopper's alone. */
export function privateMeta(title: string) {
  return [
    { title },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}
