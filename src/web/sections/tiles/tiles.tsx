import './tiles.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { TilesView } from './tiles-view.ts';

export function Tiles({ view, headingId, isFirst }: SectionProps<TilesView>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <ul className="tiles cells stack gap-4 rail">
        {view.tiles.map((tile) => (
          <li key={tile.href + tile.label}>
            <a href={tile.href} className="tile framed paper pad-4 stack gap-3">
              {tile.picture && (
                <Picture
                  picture={tile.picture}
                  sizes="(min-width: 992px) 400px, (min-width: 576px) 50vw, 100vw"
                  eager={isFirst}
                  className="photo"
                />
              )}
              <span className="tile-words stack gap-1">
                <strong>{tile.label}</strong>
                {tile.text && <span className="soft">{tile.text}</span>}
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
