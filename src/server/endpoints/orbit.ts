import type { CachedEndpoint } from '#server/http/endpoint.ts';
import { Page } from '#server/pages/page.ts';

/** The arrow of the hint "Swipe to spin", white on the hint's dark ground. */
const swipe =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="1.8" ' +
  'stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M12 8c5 0 9 1.6 9 3.7 0 1.9-3.3 3.4-7.5 3.7M12 8c-5 0-9 1.6-9 3.7 0 1.7 2.6 3 6 3.5M7 12.6l2.4 2.6L6.6 17.6"/></svg>';

/** Images of the spin's stage, which pages of vehicles with a spin preload. Source: specification 1, section 7. */
export const orbitFiles: readonly CachedEndpoint[] = [
  {
    path: '/orbit/swipe.svg',
    page: async () => new Page(200, { 'content-type': 'image/svg+xml' }, Buffer.from(swipe)),
  },
];
