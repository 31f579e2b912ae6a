const plainAddress = /^[^\s@,;<>()"\\[\]\p{Cc}]{1,64}@[^\s@,;<>()"\\[\]\p{Cc}]{1,255}$/u;

/** Hosts that are aliases of another host. */
const sameHost = new Map([['googlemail.com', 'gmail.com']]);

/**
 * Normalises an e-mail address to its mailbox: lower case, without dots and without a plus suffix, so that variants of
 * an address count as one. Some hosts ignore all of these. Returns undefined unless the text is a single plain address.
 */
export function mailboxOf(address: string): string | undefined {
  if (!plainAddress.test(address)) return undefined;
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}@${sameHost.get(host) ?? host}`;
}
