import { useState } from 'react';
import type { PictureView } from '#web/ui/picture-view.ts';
import type { MediaView, MediaViewName } from './media-view.ts';

/** What is shown of a vehicle's media, and what a visitor or a failure does to it. */
export interface MediaState {
  /** Those that could be loaded. */
  pictures: PictureView[];
  index: number;
  views: MediaViewName[];
  shown: MediaViewName;
  /** The visitor wants it, and it is not merely what comes first. */
  isChosen: boolean;
  withdrawn: MediaViewName[];
  choose(view: MediaViewName): void;
  showPicture(index: number): void;
  dropPicture(base: string): void;
  withdraw(view: MediaViewName): void;
}

/** Keeps what is shown true: what fails is taken out, and what is left takes its place. */
export function useMedia(view: MediaView): MediaState {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [withdrawn, setWithdrawn] = useState<MediaViewName[]>([]);
  const [chosen, setChosen] = useState<MediaViewName>();
  const [index, setIndex] = useState(0);

  const pictures = view.pictures.filter(({ base }) => !failed.has(base));
  const views = view.views.filter(
    (name) => !withdrawn.includes(name) && (name !== 'gallery' || pictures.length > 0),
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
    withdrawn,
    choose(name) {
      // away from the pictures and back, they begin anew
      if (name !== 'gallery') setIndex(0);
      setChosen(name);
    },
    showPicture(picture) {
      setIndex(picture);
      setChosen('gallery');
    },
    dropPicture: (base) => setFailed((bases) => new Set(bases).add(base)),
    withdraw: (name) => setWithdrawn((names) => [...names, name]),
  };
}
