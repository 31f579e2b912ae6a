import type { Config } from '#config';

/** The headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  // a page watches the small window that it opens for sharing until it is closed
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // pages ask for the shopper's position, to find the nearest location; framed maps may not
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()',
};

/**
 * @param own sources of the page's own inline scripts and styles, such as `'sha256-…'`; the browser ignores all other
 * inline scripts and styles
 */
export function contentSecurityPolicy(own: { scripts: string; styles: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${own.scripts}`.trimEnd(),
    // for browsers that do not know style-src-elem and style-src-attr
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self' ${own.styles}`.trimEnd(),
    // style attributes carry positions and widths that a class cannot express
    "style-src-attr 'unsafe-inline'",
    // the page's own script fetches a panorama and passes it to the browser as a blob
    "img-src 'self' https: data: blob:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    // dealers host videos and spins anywhere; a framed page cannot reach ours, and no foreign script runs in it
    'frame-src https:',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Makes browsers use only https for a site that is served by https. */
export function transportHeaders({
  PUBLIC_SCHEME,
  HSTS_SECONDS,
}: Pick<Config, 'PUBLIC_SCHEME' | 'HSTS_SECONDS'>): Record<string, string> {
  const isRemembered = PUBLIC_SCHEME === 'https' && HSTS_SECONDS > 0;
  return isRemembered ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {};
}
