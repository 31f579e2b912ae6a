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

/** @param scriptSources of the page's own inline scripts, such as `'sha256-…'`; no other inline script runs */
export function contentSecurityPolicy(scriptSources: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptSources}`.trimEnd(),
    // style attributes carry positions and widths that a class cannot
    "style-src 'self' 'unsafe-inline'",
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
