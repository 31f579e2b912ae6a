import { useEffect } from 'react';

/**
 * Marks photographs that cannot be loaded, which then look like those that a dealer has not sent yet. It is one listener
 * for the page; a picture keeps its place and its text for screen readers.
 */
export function MarkBrokenPictures() {
  useEffect(() => {
    function mark({ type, target }: Event): void {
      if (target instanceof HTMLImageElement)
        target.toggleAttribute('data-broken', type === 'error');
    }
    // these events do not bubble
    document.addEventListener('error', mark, true);
    document.addEventListener('load', mark, true);
    for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) {
      // it failed before the script ran; decoding distinguishes broken from very small ones
      if (image.complete && image.naturalWidth === 0 && image.currentSrc)
        image.decode().catch(() => image.toggleAttribute('data-broken', true));
    }
    return () => {
      document.removeEventListener('error', mark, true);
      document.removeEventListener('load', mark, true);
    };
  }, []);
  return null;
}
