import type { Config } from '#config';

/** On every answer, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  // a page follows the small window that it shares by, until that is closed
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()',
};

/**
 * @param own sources of the page's own inline scripts and styles, such as `'sha256-…'`; no other inline script runs, and no
 *   other style applies
 */
export function contentSecurityPolicy(own: { scripts: string; styles: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${own.scripts}`.trimEnd(),
    // what browsers that do not tell elements from attributes go by
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self' ${own.styles}`.trimEnd(),
    // attributes carry positions and widths that a class cannot
    "style-src-attr 'unsafe-inline'",
    // a panorama is fetched by the page's own script, which hands it to the browser as a blob
    "img-src 'self' https: data: blob:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    // a dealer's video or spin may be hosted anywhere; what is framed cannot reach the page, and no foreign script runs
    'frame-src https:',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For as long as they remember it, browsers ask a site that is served by https by nothing else. */
export function transportHeaders({
  PUBLIC_SCHEME,
  HSTS_SECONDS,
}: Pick<Config, 'PUBLIC_SCHEME' | 'HSTS_SECONDS'>): Record<string, string> {
  const isRemembered = PUBLIC_SCHEME === 'https' && HSTS_SECONDS > 0;
  return isRemembered ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {};
}
