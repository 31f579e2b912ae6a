const plainAddress = /^[^\s@,;<>()"\\[\]\p{Cc}]{1,64}@[^\s@,;<>()"\\[\]\p{Cc}]{1,255}$/u;

/** Hosts that deliver to the mailboxes of another. */
const sameHost = new Map([['googlemail.com', 'gmail.com']]);

/**
 * The mailbox behind an e-mail address as its strictest host sees it: without case, dots and what follows a plus, so
 * that spelling an address differently does not make it another's. Undefined for what is not one plain address.
 */
export function mailboxOf(address: string): string | undefined {
  if (!plainAddress.test(address)) return undefined;
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}@${sameHost.get(host) ?? host}`;
}
