const plainAddress = /^[^\s@,;<>()"\\[\]\p{Cc}]{1,64}@[^\s@,;<>()"\\[\]\p{Cc}]{1,255}$/u;

/**
 * The mailbox behind an e-mail address as its strictest host sees it: without case, dots and what follows a plus, so
 * that spelling an address differently does not make it another's. Undefined for what is not one plain address.
 */
export function mailboxOf(address: string): string | undefined {
  if (!plainAddress.test(address)) return undefined;
  const [local = '', host = ''] = address.toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`;
}
