/** How to play a video: as a file in a video element, or as the host's page in an iframe. */
export interface Embed {
  kind: 'file' | 'frame';
  address: string;
}

const videoFile = /\.(mp4|m4v|webm|mov)$/i;

/** Hosts with a separate embed URL: the host, how to find the video's id, and the embed URL for it. */
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
    // an unlisted video needs the key from its URL
    embed: (id, { pathname, searchParams }) => {
      const key = /^\/\d+\/([0-9a-f]+)/.exec(pathname)?.[1] ?? searchParams.get('h');
      return `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`;
    },
  },
];

/** How to play the video at a URL; undefined if the page may not load the URL. */
export function embedAddress(text: string): Embed | undefined {
  const address = URL.parse(text.trim());
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return undefined;
  const known = hosts.find(({ host }) => host.test(address.hostname));
  const id = known?.id(address);
  if (known && id && /^[\w-]+$/.test(id))
    return { kind: 'frame', address: known.embed(id, address) };
  // an HTTPS page may not load mixed content
  if (address.protocol !== 'https:') return undefined;
  return { kind: videoFile.test(address.pathname) ? 'file' : 'frame', address: address.href };
}
