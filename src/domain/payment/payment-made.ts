/** The address to which the payment partner sends a shopper who has paid. @param page the payment's own page */
export function paymentMadeUrl(page: string): string {
  return `${page}?payment=made`;
}

/** Whether a shopper comes from the payment partner after paying. The partner's notice may arrive later. */
export function isPaymentMade({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return searchParams.get('payment') === 'made';
}
