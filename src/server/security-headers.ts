import { createHash } from 'node:crypto';

/** On every answer, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  // a page follows the small window that it shares by, until that is closed
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=()',
};

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Only what the page itself carries may run: the hash of each inline script is named. */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
    if (!attributes.includes('application/ld+json')) hashes.add(`'sha256-${sha256(script)}'`);
  }
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
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

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
