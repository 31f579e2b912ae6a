/** `tel:0255500110` */
export function telAddress(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
