import type { SiteSettings } from '#site/site-settings.ts';
import { readablePaper } from '#site/theme/contrast.ts';
import { Page } from '#server/pages/page.ts';

/** Longer names do not fit below an icon on a phone. */
const SHORT_NAME_LENGTH = 14;

/** The web app manifest, for shoppers who put the site on their home screen. https://www.w3.org/TR/appmanifest/ */
export function webManifest({
  name,
  description,
  theme,
}: Pick<SiteSettings, 'name' | 'description' | 'theme'>): Page {
  const png = { type: 'image/png' };
  const manifest = {
    name,
    short_name: name.length > SHORT_NAME_LENGTH ? name.split(' ')[0] : name,
    description,
    lang: 'en-AU',
    id: '/',
    start_url: '/',
    scope: '/',
    // keeps the browser's way back, because pages lead to other websites
    display: 'minimal-ui',
    theme_color: theme.brand,
    background_color: readablePaper(theme.paper),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  };
  return new Page(
    200,
    { 'content-type': 'application/manifest+json' },
    Buffer.from(JSON.stringify(manifest)),
  );
}
