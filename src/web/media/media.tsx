import { hasThumbnails } from '#domain/media/has-thumbnails.ts';
import { Gallery } from './gallery.tsx';
import { ForeignSpin } from './foreign-spin.tsx';
import { InteriorStage } from './interior-stage.tsx';
import type { MediaView, MediaViewName } from './media-view.ts';
import { SpinStage } from './spin-stage.tsx';
import { Thumbnails } from './strip/thumbnails.tsx';
import { useAlive } from './use-alive.ts';
import { useMedia } from './use-media.ts';
import { ViewTabs } from './view-tabs.tsx';

const PANEL = 'media-stage';

const failures: Record<MediaViewName, string> = {
  spinner: 'The spin cannot be shown at the moment.',
  gallery: 'The pictures cannot be shown at the moment.',
  interior: 'The interior cannot be shown here.',
};

/**
 * A vehicle's spin, pictures and interior on one stage. Without script, and until the script is there, the pictures
 * are what is seen, and the first of them is what any other view begins with.
 */
export function Media({ view }: { view: MediaView }) {
  const media = useMedia(view);
  const { pictures, index, views, shown } = media;
  const isAlive = useAlive();
  const hasTabs = views.length > 1;
  const isGallery = shown === 'gallery';
  const thumbnails = view.thumbnails && hasThumbnails(pictures.length);
  return (
    <section className="media" aria-label="Pictures" aria-roledescription="carousel">
      <div className="media-frame">
        {hasTabs && <ViewTabs views={views} shown={shown} panel={PANEL} onPick={media.choose} />}
        <div
          className="media-stage"
          id={PANEL}
          {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': `${PANEL}-${shown}` })}
        >
          <Gallery
            pictures={pictures}
            index={index}
            loops={view.loops}
            thumbnails={thumbnails}
            isShown={isGallery}
            canBeAsked={view.canBeAsked}
            // without script it is there to be swiped, whatever comes first
            isInert={isAlive && !isGallery}
            onIndex={media.showPicture}
            onFailed={media.dropPicture}
          />
          {isAlive && view.spin && views.includes('spinner') && (
            <SpinStage
              spin={view.spin}
              name={view.name}
              isShown={shown === 'spinner'}
              isAsked={shown === 'spinner' && media.isChosen}
              onFailed={() => media.withdraw('spinner')}
            />
          )}
          {isAlive && view.foreignSpin && shown === 'spinner' && (
            <ForeignSpin address={view.foreignSpin} name={view.name} isAsked={media.isChosen} />
          )}
          {isAlive && view.interior && shown === 'interior' && (
            <InteriorStage
              interior={view.interior}
              name={view.name}
              isAsked={media.isChosen}
              onFailed={() => media.withdraw('interior')}
            />
          )}
        </div>
      </div>
      <output className="media-notice">
        {media.withdrawn.map((name) => failures[name]).join(' ')}
      </output>
      {thumbnails && (
        <Thumbnails
          pictures={isAlive ? pictures : []}
          index={isGallery ? index : undefined}
          onPick={media.showPicture}
        />
      )}
    </section>
  );
}
