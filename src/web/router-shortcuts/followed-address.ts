/** The address that a click leads to if it is a page of this site that opens in this window. */
export function followedAddress(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  if (link.dataset['reload'] !== undefined) return undefined;
  const address = URL.parse(link.href);
  if (address?.origin !== location.origin) return undefined;
  const isSamePage = address.pathname === location.pathname && address.search === location.search;
  return isSamePage && address.hash ? undefined : address;
}
