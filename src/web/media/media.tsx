import './media.css';
import './media-button.css';
import type { ReactNode } from 'react';
import { hasThumbnails } from '#domain/media/has-thumbnails.ts';
import { Gallery } from './gallery.tsx';
import { EmbeddedSpin } from './embedded-spin.tsx';
import { InteriorStage } from './interior-stage.tsx';
import type { MediaView, MediaViewName } from './media-view.ts';
import { SpinStage } from './spin-stage.tsx';
import { Thumbnails } from './strip/thumbnails.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useMedia } from './use-media.ts';
import { ViewTabs } from './view-tabs.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { LinkView } from '#web/site/site-view.ts';

const PANEL = 'media-stage';

const unavailableMessages: Record<MediaViewName, string> = {
  spinner: 'The spin cannot be shown at the moment.',
  gallery: 'The pictures cannot be shown at the moment.',
  interior: 'The interior cannot be shown here.',
};

interface MediaProps {
  view: MediaView;
  /** The page above, to which a button leads on phones, in place of the breadcrumbs. */
  back: LinkView | undefined;
  /** The button that saves the vehicle. */
  toggle: ReactNode;
  /** Whether each picture stands in a room of its own colour, across the screen. */
  hasRooms: boolean;
}

/**
 * A vehicle's spin, pictures and interior in one stage. Without script, and until hydration, only the pictures show;
 * the first picture is the placeholder of every other view.
 */
export function Media({ view, back, toggle, hasRooms }: MediaProps) {
  const media = useMedia(view);
  const { pictures, index, views, shown } = media;
  const isHydrated = useHydrated();
  const hasTabs = views.length > 1;
  const isGallery = shown === 'gallery';
  const thumbnails = view.thumbnails && hasThumbnails(pictures.length);
  return (
    <section className="media" aria-label="Pictures" aria-roledescription="carousel">
      <div className="media-frame">
        {back && (
          <a
            href={back.href}
            className="media-button icon-button media-back"
            aria-label={`Back to ${back.label}`}
          >
            <Icon name="left" />
          </a>
        )}
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
            canRequestPhotos={view.canRequestPhotos}
            // before hydration the gallery can be swiped whichever view comes first
            isInert={isHydrated && !isGallery}
            hasRooms={hasRooms}
            onIndex={media.showPicture}
            onFailed={media.dropPicture}
          />
          {isHydrated && view.spin && views.includes('spinner') && (
            <SpinStage
              spin={view.spin}
              name={view.name}
              isShown={shown === 'spinner'}
              startsImmediately={shown === 'spinner' && media.isChosen}
              onFailed={() => media.markUnavailable('spinner')}
            />
          )}
          {isHydrated && view.embeddedSpin && shown === 'spinner' && (
            <EmbeddedSpin
              address={view.embeddedSpin}
              name={view.name}
              startsImmediately={media.isChosen}
            />
          )}
          {isHydrated && view.interior && shown === 'interior' && (
            <InteriorStage
              interior={view.interior}
              name={view.name}
              startsImmediately={media.isChosen}
              onFailed={() => media.markUnavailable('interior')}
            />
          )}
        </div>
        {hasTabs && <ViewTabs views={views} shown={shown} panel={PANEL} onPick={media.choose} />}
        {toggle && <div className="media-toggle">{toggle}</div>}
      </div>
      <output className="media-notice">
        {media.unavailable.map((name) => unavailableMessages[name]).join(' ')}
      </output>
      {thumbnails && (
        <Thumbnails
          pictures={isHydrated ? pictures : []}
          index={isGallery ? index : undefined}
          onPick={media.showPicture}
        />
      )}
    </section>
  );
}
