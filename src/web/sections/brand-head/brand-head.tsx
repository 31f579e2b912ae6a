import './brand-head.css';
import { SectionLinks } from '#web/sections/section-links.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import type { BrandHeadView } from './brand-head-view.ts';

export function BrandHead({ view, headingId, isFirst }: SectionProps<BrandHeadView>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="brand-head stack gap-5">
      {view.picture && (
        <Picture
          picture={view.picture}
          sizes="(min-width: 992px) 700px, calc(100vw - 2rem)"
          widest={1280}
          eager={isFirst}
          className="brand-head-picture photo"
        />
      )}
      <div className="brand-head-words stack gap-4">
        {view.logo && (
          <Picture picture={view.logo} sizes="200px" widest={480} className="brand-head-logo" />
        )}
        <Heading id={headingId}>{view.title}</Heading>
        {view.description?.split('\n').map((text) => (
          <p key={text}>{text}</p>
        ))}
        <SectionLinks links={view.links} />
      </div>
    </div>
  );
}
