import type { PictureView } from '#demo/pictures/picture-view.ts';

/** The size of a file in pixels, and its quality on WebP's scale of 0 to 100. */
export interface Format {
  width: number;
  height: number;
  quality: number;
}

/** Pictures that fill a screen are large. Next comes the first picture of a vehicle, which is also on its card. */
export function formatOf(view: PictureView, use: string): Format {
  if (view === 'panorama') return { width: 1920, height: 960, quality: 45 };
  if (view === 'banner') return { width: 1920, height: 540, quality: 50 };
  if (use === 'settings') return { width: 1920, height: 1280, quality: 50 };
  if (use === 'plates')
    return view === 'front-three-quarter'
      ? { width: 1920, height: 1280, quality: 50 }
      : { width: 1280, height: 853, quality: 45 };
  if (typeof view === 'object') return { width: 640, height: 427, quality: 40 };
  if (use === 'stock' && view === 'front-three-quarter')
    return { width: 960, height: 640, quality: 45 };
  return { width: 640, height: 427, quality: 45 };
}
