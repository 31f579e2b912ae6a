/** The settings files of the demo's sites. */
export const demoSites: readonly URL[] = [
  'banksia-motors',
  'kestrel-auto',
  'wandering-van-co',
  'southern-cross-group',
  'wattle-rye',
].map((slug) => new URL(`./sites/${slug}.json`, import.meta.url));
