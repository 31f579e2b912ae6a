import './video-section.css';
import { VideoStage } from '#web/media/video/video-stage.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { VideoSectionView } from './video-section-view.ts';

export function VideoSection({ view, headingId, isFirst }: SectionProps<VideoSectionView>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <div className="video-section">
        <VideoStage view={view.video} poster={view.picture} />
      </div>
    </>
  );
}
