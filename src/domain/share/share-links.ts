export const shareTargets = ['facebook', 'twitter', 'whatsapp', 'email', 'sms'] as const;
export type ShareTarget = (typeof shareTargets)[number];

interface SharedPage {
  title: string;
  /** The absolute URL of the page. */
  url: string;
}

const links: Record<ShareTarget, (page: SharedPage) => string> = {
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  twitter: ({ title, url }) => `https://twitter.com/intent/tweet?${query({ text: title, url })}`,
  whatsapp: ({ title, url }) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  email: ({ title, url }) => `mailto:?${query({ subject: title, body: url })}`,
  sms: ({ title, url }) => `sms:?&${query({ body: `${title} ${url}` })}`,
};

/** The link that shares a page through a target. Source: specification 2, section 7, "Share and copy link". */
export function shareLink(target: ShareTarget, page: SharedPage): string {
  return links[target](page);
}

/** Encodes spaces as `%20`, because mail programs read `+` literally. */
function query(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
