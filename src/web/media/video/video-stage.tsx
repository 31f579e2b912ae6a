import '#web/media/over-pictures.css';
import '#web/media/stages.css';
import './video-stage.css';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '#web/ui/card/picture.tsx';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { MediaIcon } from '#web/media/media-icon.tsx';
import type { VideoView } from '#web/media/media-view.ts';

interface VideoStageProps {
  view: VideoView;
  poster: PictureView | undefined;
}

/** A video behind a picture. Nothing of it loads until it is played. Without script the picture links to its page. */
export function VideoStage({ view, poster }: VideoStageProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className="video-stage">
      {isPlaying ? (
        <Player view={view} />
      ) : (
        <a
          className="video-play"
          href={view.page}
          target="_blank"
          rel="noopener"
          onClick={(event) => {
            event.preventDefault();
            setPlaying(true);
          }}
        >
          {poster && (
            <Picture picture={{ ...poster, alt: '' }} sizes="(min-width: 992px) 62vw, 100vw" />
          )}
          <span className="video-mark center fill">
            <MediaIcon name="play" />
          </span>
          <span className="sr-only">Play: {view.title}</span>
        </a>
      )}
    </div>
  );
}

function Player({ view }: { view: VideoView }) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  // the link that had the focus has been replaced by the player
  useEffect(() => player.current?.focus(), []);
  if (view.kind === 'file') {
    return (
      // dealers' videos come without captions
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={player}
        className="media-embed fill"
        src={view.address}
        aria-label={view.title}
        controls
        autoPlay
        playsInline
      />
    );
  }
  return (
    <iframe
      ref={player}
      className="media-embed fill"
      src={view.address}
      title={view.title}
      // the framed page is on another origin, so allow-same-origin gives it no access to this page
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
