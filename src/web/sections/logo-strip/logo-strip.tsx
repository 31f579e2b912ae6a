import './logo-strip.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import type { LogoStripView } from './logo-strip-view.ts';

/** Logos in a row, each as a link if it has one. */
export function LogoStrip({ view, headingId, isFirst }: SectionProps<LogoStripView>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <ul className="logo-strip stack gap-3">
        {view.logos.map(({ name, href, picture }) => {
          const logo = picture ? (
            <Picture picture={picture} sizes="10rem" eager={isFirst} className="logo-picture" />
          ) : (
            <span className="logo-name">{name}</span>
          );
          return (
            <li key={name}>
              {href === undefined ? <span>{logo}</span> : <a href={href}>{logo}</a>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
