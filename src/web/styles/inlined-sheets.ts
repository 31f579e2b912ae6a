/** The sheets inlined in the document, by their addresses as Vite and the router write them. */
const inlined = new Set(import.meta.env.SSR ? [] : inlinedAddresses());

// before loading a sheet, Vite and the router look for a link to it; these disabled links load nothing
for (const href of inlined) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('disabled', '');
  link.setAttribute('href', href);
  document.head.append(link);
}

/** Whether a sheet is inlined in the document. */
export function isInlined(address: string): boolean {
  return inlined.has(address);
}

function inlinedAddresses(): string[] {
  const style = document.querySelector<HTMLStyleElement>('style[data-sheets]');
  const names = style?.dataset['sheets']?.split(' ').filter(Boolean) ?? [];
  // the router marks the address of a sheet that is also imported dynamically with #
  return names.flatMap((name) => [`/assets/${name}.css`, `/assets/${name}.css#`]);
}
