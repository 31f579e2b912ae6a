/** How a video is played: by the browser itself, or by its host's page in a frame. */
export interface Embed {
  kind: 'file' | 'frame';
  address: string;
}

const videoFile = /\.(mp4|m4v|webm|mov)$/i;

/** Hosts whose pages have an address of their own for frames: host, what finds the video's id, the address for it. */
const hosts: readonly {
  host: RegExp;
  id(address: URL): string | null | undefined;
  embed(id: string, address: URL): string;
}[] = [
  {
    host: /^((www|m)\.)?youtube(-nocookie)?\.com$/,
    id: ({ pathname, searchParams }) =>
      searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1],
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    host: /^youtu\.be$/,
    id: ({ pathname }) => pathname.slice(1),
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    host: /^((www|player)\.)?vimeo\.com$/,
    id: ({ pathname }) => /^\/(?:video\/|channels\/[^/]+\/)?(\d+)/.exec(pathname)?.[1],
    // an unlisted video is shown only with the key of its address
    embed: (id, { pathname, searchParams }) => {
      const key = /^\/\d+\/([0-9a-f]+)/.exec(pathname)?.[1] ?? searchParams.get('h');
      return `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`;
    },
  },
];

/** How to play the video at an address, or nothing when the address is none that a page may load. */
export function embedAddress(text: string): Embed | undefined {
  const address = URL.parse(text.trim());
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return undefined;
  const known = hosts.find(({ host }) => host.test(address.hostname));
  const id = known?.id(address);
  if (known && id && /^[\w-]+$/.test(id))
    return { kind: 'frame', address: known.embed(id, address) };
  // a secure page may not show what comes unsecured
  if (address.protocol !== 'https:') return undefined;
  return { kind: videoFile.test(address.pathname) ? 'file' : 'frame', address: address.href };
}
