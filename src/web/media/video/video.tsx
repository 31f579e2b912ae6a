import '#web/media/media.css';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import type { VideoView } from '#web/media/media-view.ts';
import { VideoStage } from './video-stage.tsx';

/** A vehicle's video behind its first picture. */
export function Video({ view, poster }: { view: VideoView; poster: PictureView | undefined }) {
  return (
    <section className="video" aria-labelledby="video">
      <h2 id="video">Video</h2>
      <VideoStage view={view} poster={poster} />
    </section>
  );
}
