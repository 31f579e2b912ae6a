import '#web/sections/section-heading.css';
import './call-to-action.css';
import { PhoneButton } from '#web/phone/phone-button.tsx';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { SectionProps } from '#web/sections/section-props.ts';

export function CallToAction({
  view,
  site,
  headingId,
  isFirst,
}: SectionProps<SectionContent<'call-to-action'>>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <>
      <div className="call-to-action stack gap-5">
        <div>
          <Heading id={headingId}>{view.title}</Heading>
          {view.text && <p>{view.text}</p>}
        </div>
        <p className="section-buttons cluster gap-3">
          {view.links.map((link, at) => (
            <a
              key={link.href}
              href={link.href}
              className={`button ${at === 0 ? 'button-action' : 'button-quiet'}`}
            >
              {link.label}
            </a>
          ))}
          {view.shows_phone && site.phone && <PhoneButton phone={site.phone} />}
        </p>
      </div>
    </>
  );
}
