import { useState } from 'react';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import type { MediaView, MediaViewName } from './media-view.ts';

/** Which media are shown, and the actions that change it. */
export interface MediaState {
  /** The pictures, without those that failed to load. */
  pictures: PictureView[];
  index: number;
  views: MediaViewName[];
  shown: MediaViewName;
  /** Whether the visitor chose the shown view, rather than getting it by default. */
  isChosen: boolean;
  unavailable: MediaViewName[];
  choose(view: MediaViewName): void;
  showPicture(index: number): void;
  dropPicture(base: string): void;
  markUnavailable(view: MediaViewName): void;
}

/**
 * Tracks the selected view and picture. Pictures and views that fail to load are removed, and the next one replaces
 * them.
 */
export function useMedia(view: MediaView): MediaState {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [unavailable, setUnavailable] = useState<MediaViewName[]>([]);
  const [chosen, setChosen] = useState<MediaViewName>();
  const [index, setIndex] = useState(0);

  const pictures = view.pictures.filter(({ base }) => !failed.has(base));
  const views = view.views.filter(
    (name) => !unavailable.includes(name) && (name !== 'gallery' || pictures.length > 0),
  );
  const shown = [chosen, view.first, 'gallery' as const, ...views].find(
    (name) => name !== undefined && views.includes(name),
  );
  return {
    pictures,
    index: Math.min(index, Math.max(0, pictures.length - 1)),
    views,
    shown: shown ?? 'gallery',
    isChosen: shown === chosen,
    unavailable,
    choose(name) {
      // returning to the pictures later starts at the first
      if (name !== 'gallery') setIndex(0);
      setChosen(name);
    },
    showPicture(picture) {
      setIndex(picture);
      setChosen('gallery');
    },
    dropPicture: (base) => setFailed((bases) => new Set(bases).add(base)),
    markUnavailable: (name) => setUnavailable((names) => [...names, name]),
  };
}
