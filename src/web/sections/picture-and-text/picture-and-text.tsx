import './picture-and-text.css';
import { SectionLinks } from '#web/sections/section-links.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PictureAndTextView } from './picture-and-text-view.ts';

export function PictureAndText({ view, headingId, isFirst }: SectionProps<PictureAndTextView>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="picture-and-text stack gap-5" data-side={view.side}>
      <Picture
        picture={view.picture}
        sizes="(min-width: 992px) 600px, calc(100vw - 2rem)"
        widest={1280}
        eager={isFirst}
        className="picture-and-text-picture photo"
      />
      <div className="picture-and-text-words stack gap-4">
        {view.kicker && <p className="picture-and-text-kicker">{view.kicker}</p>}
        <Heading id={headingId}>{view.title}</Heading>
        {view.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {view.points.length > 0 && (
          <ul>
            {view.points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        )}
        <SectionLinks links={view.links} />
      </div>
    </div>
  );
}
